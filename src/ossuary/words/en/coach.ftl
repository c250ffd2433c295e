# The coach and the review.
coach-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
coach-chance-about = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
coach-choice = { $chance }  { $action }: { $reasons }.
coach-choice-points = { $chance }  { $action }: lead { $lead } in the end, from { $reasons }.
coach-same = { $action } (the same: { $others })
coach-same-many = { $action } (and { $number } more that come to the same)
coach-exact = Computed exactly: chances of winning if everybody plays as well as can be from here on.
coach-searched = Searched, not solved: chances of winning as thousands of games tried out from here suggest, and how far off they may be. A lead is what one has more than the others, in points on average.
coach-hint = Best: { $action }. That leaves { $chance } to win.
coach-alike = It makes no difference: every choice leaves { $chance } to win.
coach-only = There is nothing to choose.
coach-better = “{ $best }” brings { NUMBER($percent, maximumFractionDigits: 1) } % more chance of winning than “{ $other }”:
coach-better-about = “{ $best }” brings { NUMBER($percent, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } % more chance of winning than “{ $other }”:

coach-reason-win = wins at once in { NUMBER($chance, maximumFractionDigits: 1) } % of cases
coach-reason-points = brings points in { NUMBER($chance, maximumFractionDigits: 1) } % of cases, { NUMBER($points, maximumFractionDigits: 1) } on average
coach-reason-nothing = ends with nothing in { NUMBER($chance, maximumFractionDigits: 1) } % of cases
coach-reason-loss = costs points in { NUMBER($chance, maximumFractionDigits: 1) } % of cases, { NUMBER($points, maximumFractionDigits: 1) } on average
coach-reason-own = own points { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-part = { $part } { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-others = the others { NUMBER($points, maximumFractionDigits: 1) }

signed = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-gain = { $part } { $amount }
coach-gain-lead = its lead in the end, in points: { $amount }, made up of
coach-part-win = to win at once
coach-part-points = through points scored this turn
coach-part-nothing = left after a turn with nothing
coach-part-loss = left after a turn that costs points
coach-part-signs = through warning signs
coach-part-own = more points of one's own
coach-part-others = fewer points for the others

review-working = looking back …
review-title = { $game }, looked back on
review-exact = All chances are computed exactly.
review-searched = All chances are searched, not solved: small differences are noise.
review-mattered = What mattered most
review-nothing-mattered = Nobody gave away anything to speak of: the dice decided.
review-move = Move { $move }, { $who }: “{ $chosen }” instead of “{ $best }” gave away { NUMBER($percent, maximumFractionDigits: 1) } % chance of winning.
review-shares = Where the result came from; skill is what decisions did, one's own and those of the others
review-seat = { $who }: { NUMBER($result, maximumFractionDigits: 0) } % = equal share { NUMBER($fair, maximumFractionDigits: 1) } { $advantage } first seat { $luck } luck { $skill } skill
review-given = { $you ->
        [1] You
       *[other] { $who }
    } gave away { NUMBER($percent, maximumFractionDigits: 1) } % chance of winning in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
review-course = { $you ->
        [1] Your chances to win
       *[other] The chances of { $who } to win
    }, turn by turn
