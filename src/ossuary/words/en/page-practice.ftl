# Practice: sets to choose from, one puzzle at a time, and what happens to mistakes.
page-practice-about = Single decisions, each with an exact answer and the reason. What you get wrong comes back tomorrow, what you get right later and later, until it sits. Mistakes from your own games join in once you have looked back on them.
page-practice-all = All of it
page-practice-own = My mistakes
page-practice-set =
    { $total ->
        [0] none yet
       *[other] { $due ->
            [0] { $fresh } of { $total } new
           *[other] { $due } due, { $fresh } of { $total } new
        }
    }
page-practice-none = There is nothing here yet. Play a game and look back on it: your mistakes become puzzles by themselves.
page-practice-other = Choose other puzzles
page-practice-next = Next puzzle
page-practice-checking = Working it out …
page-practice-figures = Figures
page-practice-leave = Leave practice
page-practice-question = The question
page-practice-answer = The answer
page-practice-mistakes = Practise your mistakes
page-practice-add = Make puzzles of the mistakes of { $name }
page-practice-added =
    { $number ->
        [0] There is nothing new among them.
        [one] One mistake is now a puzzle.
       *[other] { $number } mistakes are now puzzles.
    }
page-practice-go = Practise
