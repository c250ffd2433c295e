# The coach on the page.
page-coach = The coach
page-coach-with = Play with the coach
page-coach-without = Play without the coach
page-coach-join = This table plays with the coach, which shows what each choice is worth. By taking a seat you agree to it.
page-coach-asked = { $who } would like to play with the coach, which shows what each choice is worth. Do you agree?
page-coach-awaited = { $who } would like to play with the coach. Still to agree: { $awaited }.
page-coach-agree = Agree
page-coach-refuse = No, thanks
page-coach-withdraw = Never mind
page-coach-on = The coach is on
page-coach-hint = Hint
page-coach-whole = Figures
page-coach-close = Close
page-coach-key = Key: C
page-coach-later = The coach answers when it is your move.
page-coach-thinking = The coach is thinking …
page-coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    .about = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }%
page-coach-reasons = { $reasons }.
page-coach-reasons-points = Final lead { $lead }, from { $reasons }.
page-coach-rest =
    { $number ->
        [one] One more choice
       *[other] { $number } more choices
    }
page-coach-tried = Games tried out: { $number }.
page-coach-trying = Games tried out so far: { $number } …
page-coach-sure = Are you sure?
page-coach-gives = “{ $action }” gives away { NUMBER($percent, maximumFractionDigits: 1) }%: it leaves a { NUMBER($chance, maximumFractionDigits: 1) }% chance to win.
page-coach-rather = “{ $action }” is better and leaves { NUMBER($chance, maximumFractionDigits: 1) }%.
page-coach-difference = What makes the difference:
page-coach-again = Think again
page-coach-anyway = Do it anyway
