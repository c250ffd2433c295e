# The coach and the review.
coach-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
coach-chance-about = { NUMBER($percent, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }%
coach-choice = { $chance }  { $action }: { $reasons }.
coach-choice-points = { $chance }  { $action }: final lead { $lead }, from { $reasons }.
coach-same = { $action } (the same: { $others })
coach-same-many = { $action } (and { $number } equivalent choices)
coach-exact = Exact chances of winning if everybody plays perfectly from here on.
coach-searched = Estimated chances of winning, with their margin of error, from games tried out from here. The final lead is how many more points a player has than the others at the end, on average.
coach-estimated = Chances with a margin of error are estimates: what scores are worth is not solved there. The turn itself is computed, so differences between choices are surer than the chances.
coach-beside = { $hint } { $more }
coach-hint = Best: { $action }. { $why }
coach-equal =
    { $number ->
        [2] Games tried out show no sure difference: take what you like.
       *[other] Games tried out show no sure difference between the choices: take what you like.
    }
coach-leans =
    Games tried out show no sure difference. They lean to: { $action } ({ NUMBER($percent, maximumFractionDigits: 0) ->
        [one] one percentage point
       *[other] { NUMBER($percent, maximumFractionDigits: 0) } percentage points
    } ahead, within the error).
coach-among =
    Better than the rest, with no sure difference between them: { $actions }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
coach-why-wins = That wins at once.
coach-why-dare = You usually end near { NUMBER($mine, maximumFractionDigits: 0) } instead of { NUMBER($theirs, maximumFractionDigits: 0) }, and lose everything { $risk }.
coach-why-both = You usually end near { NUMBER($mine, maximumFractionDigits: 0) } instead of { NUMBER($theirs, maximumFractionDigits: 0) }, and lose everything { $risk }; with the next best you lose it { $others }.
coach-why-safe = Nothing can go wrong, and it brings about { NUMBER($mine, maximumFractionDigits: 0) }; otherwise you usually end near { NUMBER($theirs, maximumFractionDigits: 0) }, but lose everything { $risk }.
coach-why-more = That brings about { NUMBER($mine, maximumFractionDigits: 0) } instead of { NUMBER($theirs, maximumFractionDigits: 0) }.
coach-why-lead = On average you end better than with the next best by about { NUMBER($points, maximumFractionDigits: 0) ->
        [one] one point
       *[other] { NUMBER($points, maximumFractionDigits: 0) } points
    }.
coach-why-games = Of 100 games you then win about { $mine }, instead of { $theirs }.
coach-why-little = It is better by a hair.
coach-times =
    { $times ->
        [one] one time in { $of ->
            [2] two
            [3] three
            [4] four
            [5] five
           *[other] { $of }
        }
       *[other] { $times } times in { $of }
    }
coach-seldom = hardly ever
coach-mostly = nearly always
coach-alike = It makes no difference: every choice leaves { $chance } to win.
coach-only = There is nothing to choose.
coach-better = “{ $best }” wins { NUMBER($percent, maximumFractionDigits: 1) } percentage points more often than “{ $other }”:
coach-better-about = “{ $best }” wins { NUMBER($percent, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } percentage points more often than “{ $other }”:

coach-reason-win = wins at once in { NUMBER($chance, maximumFractionDigits: 1) }% of cases
coach-reason-points = scores in { NUMBER($chance, maximumFractionDigits: 1) }% of cases, { NUMBER($points, maximumFractionDigits: 1) } on average
coach-reason-nothing = ends with nothing in { NUMBER($chance, maximumFractionDigits: 1) }% of cases
coach-reason-loss = loses points in { NUMBER($chance, maximumFractionDigits: 1) }% of cases, { NUMBER($points, maximumFractionDigits: 1) } on average
coach-reason-own = own points { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-part = { $part } { NUMBER($points, maximumFractionDigits: 1) }
coach-reason-others = the others { NUMBER($points, maximumFractionDigits: 1) }

signed = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-gain = { $part } { $amount }
coach-gain-lead = final lead: { $amount } in total
coach-part-win = by winning at once
coach-part-points = by scoring this turn
coach-part-turn = by the points of this turn
coach-part-nothing = after a turn that scores nothing
coach-part-loss = after a turn that loses points
coach-part-signs = through warning signs
coach-part-own = through own points
coach-part-others = through the others’ points

review-working = reviewing …
review-title = { $game }: review
review-exact = All chances are exact.
review-searched = All chances are estimates; small differences mean nothing.
review-estimated = Turns are computed; what scores are worth is an estimate where it is not solved.
review-mattered = What mattered most
review-nothing-mattered = Nobody made a mistake worth mentioning: the dice decided.
review-move = Move { $move }, { $who }: “{ $chosen }” instead of “{ $best }” gave away { NUMBER($percent, maximumFractionDigits: 1) } percentage points of winning chance.
review-shares = Where the result came from (skill: the effect of all decisions, your own and the others’)
review-seat = { $who }: { NUMBER($result, maximumFractionDigits: 0) }% = equal share { NUMBER($fair, maximumFractionDigits: 1) } { $advantage } first seat { $luck } luck { $skill } skill
review-given = { $you ->
        [1] You
       *[other] { $who }
    } gave away { NUMBER($percent, maximumFractionDigits: 1) } percentage points of winning chance in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
review-course = { $you ->
        [1] Your chances of winning
       *[other] { $who }’s chances of winning
    }, turn by turn
