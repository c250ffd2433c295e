rules-bones-title = Bones
rules-bones-credit = The designer of this game is unknown to us: its rulebook names nobody. This is an unofficial edition: its rule text and its artwork are Ossuary’s own.
rules-bones-intro = Three dominoes lie on the board, and you have six throws of two dice to match one of them: by its sum or, better, by its exact layout. A match scores all your throws; if you pass one up for the layout, you play for double or nothing. At the end the dominoes you won are laid in a line and add their pips, and the highest total wins.
rules-bones-ruling = Ruling

rules-bones-part-glance = At a glance
rules-bones-glance =
    - **Players:** 2 to 4.
    - **Time:** about 20 to 40 minutes; the rulebook names none.
    - **You need:** the dominoes in a bag that nobody can see into, the dice, board and markers, a pen and paper for the scores.
    - **Set-up:** shake the bag, put the board in the middle with the marking dice beside it, and give everybody 6 markers. Agree on when the game ends (BN-17).
    - **Goal:** match dominoes with the dice, for points and for the tiles of a long line at the end.
    - **The end:** when the bag and the board are empty; or after the rounds, or at the points, that you agreed on.

rules-bones-part-components = What you play with
rules-bones-components =
    - 28 dominoes, a double-six set, in a bag.
    - 2 playing dice, and up to 3 marking dice that show the values of blanks.
    - A board: three spaces for tiles, numbered 1 to 3, and six for throws.
    - 6 markers for each player.

rules-bones-part-setup = Setting up

rule-bn-1 = Two to four play. Each rolls both dice, and the player with the highest total begins; those who tie for the highest roll again. Turns pass to the next seat. Everybody’s tiles lie open.
    .short = First the dice decide who begins; then two to four players take turns in seat order.
    .ruling = The rulebook does not say what to do about a tie, nor whether won tiles are secret. Those who tie roll again, and the tiles stay open: all have seen them being taken.

rules-bones-part-turn = Your turn

rule-bn-2 = You start your turn by filling the empty tile spaces from the bag, in the order 1, 2, 3, as long as it lasts. Tiles that lie there already keep their spaces. You have all six of your markers, whatever happened before, and at most six throws. If the board is without a tile even after filling, the game is over (BN-17).
    .short = At the start of a turn the empty spaces are filled in the order 1, 2, 3; then you have six markers and six throws at most.
    .ruling = The rulebook only lets the first player lay out tiles, but it passes the bag on and always speaks of three, so every turn refills the board. It does not say when markers return: they come home after every turn.
rule-bn-3 = The double blank never lies on the board. If you draw it, you keep it in your hand and draw another tile in its place; if the bag is empty by then, there is none.
    .short = The double blank goes to the hand of the player who draws it, and another tile is drawn in its place.
    .ruling = The rulebook has you draw another tile and does not think of an empty bag. Then the space stays empty.
rule-bn-4 = Blanks are jokers. Before your first throw, every blank on the board without a value must get one: pay one marker for it, roll one die, and the blank takes its value. They are rolled in the order of their spaces.
    .short = Before throwing, every blank on the board must be defined: one marker and one die roll each, in the order of the spaces.
    .ruling = The rulebook names no order for several blanks. The order of the spaces leaves no doubt about which roll belongs to which.
rule-bn-5 = If you hold the double blank, even one drawn this very turn, you may spend it in place of markers, and you decide before any blank is rolled. It pays for the blanks without a value on the lowest spaces: for the one, if there is one; for both, if there are two; for two of three, and the third costs a marker. The double blank is then out of the game, and a half that was not needed is lost.
    .short = Markers or double blank: that choice is only for a player who holds the double blank, while a blank without a value lies on the board and before the first is rolled.
    .ruling = The rulebook lets the tile pay for up to two blanks and leaves open when, for which ones and what becomes of it. It pays once, from the lowest space on, and is used up.
rule-bn-6 = A blank keeps its value as long as its tile lies on the board, through the turns of others too. When the tile is taken, the value is gone and the half is blank (0) again.
    .short = A blank keeps its value while the tile is on the board and loses it when the tile is taken.
rule-bn-7 = Each throw of the two dice takes one of your markers, which marks its result. Without a marker you cannot throw, unless somebody lends you one (BN-13).
    .short = Every throw needs a marker, all blanks defined, and one of your six throws left.
rule-bn-8 = You match the sum of a tile when your dice add up to as much as its two halves. You match its layout when one die shows the one half and the other die the other, whichever is which. A blank counts with the value it was given.
    .short = A throw matches by the total of a tile (sum) or by its two halves (layout), blanks at their given values.
rule-bn-9 = Layout matched, and no sum match passed up before: you take all the tiles on the board, score the total of all throws of this turn, and the turn ends. You cannot pass up a layout to play for double. If a throw matches a layout, that counts, and not a sum it matches as well.
    .short = A matched layout cannot be passed up: you take all tiles, score the total of your throws, and the turn ends.
    .ruling = The rulebook offers double only to those who go on after another match, and does not say which match counts first. The layout is the better one and is what going on aims for, so it counts and ends the turn.
rule-bn-10 = Sum matched: either you take one matching tile of your choice, score the total of all throws of this turn, and the turn ends; or, if you have throws and markers of your own left, you go on for the layout (BN-11).
    .short = On a sum match you take one tile that matches and stop, or go on for the layout if throws and markers are left.
rule-bn-11 = Going on: you throw until you match a layout or have no throw or no marker left. Matched: you take all the tiles, and everything thrown in this turn, before and after the sum, counts double. Not matched: you score nothing and take no tile. Further sum matches do not help, and you cannot barter any more.
    .short = If you go on, you keep throwing until a layout matches or throws or markers run out: sums no longer count, and there is no bartering.
    .ruling = The rulebook says that the points are lost if no layout comes. That the tile is lost with them, that another sum does not save you and that nobody lends you a marker follows from risking everything, and is our reading.
rule-bn-12 = If six throws bring no match, or you are out of markers and make no deal, you score nothing and the tiles stay on the board.
    .short = Without a match, and without a marker or a throw left, the turn ends for 0 points.

rules-bones-part-bartering = Bartering
    .text = The rulebook gives only the outline: you may ask for a marker and pay with a domino or part of the points; you are free to refuse every offer, you pay only if you succeed, and what was lent is returned. Everything beyond that in this part is our ruling.

rule-bn-13 = When you have no marker, at least one throw left and no match so far in this turn, you may ask the others for one marker, as long as you have some price left to offer (BN-14). If the throw fails, you may ask again, after each such throw.
    .short = You ask for a marker, or give up, only when you have none, a throw is left, nothing has matched in this turn and some price is left to offer.
    .ruling = The rulebook allows bartering without saying how many markers at a time or how often. One marker for one throw, again and again, keeps every deal simple.
rule-bn-14 =
    The others answer openly, one after the other, beginning with the next seat: each names one price or declines. A price is one of these:

    - a share of what this turn scores: from 10% up to 100% by tens, but all shares of a turn together never exceed 100%;
    - a certain tile from your hand, the double blank included, that no earlier deal of this turn has promised;
    - the prize, if no earlier deal has promised it: the tile you take for a sum, or the one whose layout you hit (should two tiles have that layout, the one on the lower space).
    .short = Offers come only when a marker is asked for, one from each opponent: a share in tens that is still free, a tile of the asker’s hand not yet promised, the prize if not yet promised, or nothing.
    .ruling = The rulebook accepts a domino or some of the points as price and says no more. The steps, the order and the prize make it a price that can be checked, and nothing can be promised twice.
rule-bn-15 = You accept one offer or none. With a deal you have one more throw. Without one your turn ends (BN-12). If the throw with a lent marker matches a sum, you cannot go on, since no marker is left: you take a tile and stop.
    .short = You accept one of the offers made, or none and end the turn; a sum matched with a lent marker cannot be passed up.
    .ruling = The rulebook only says that no offer has to be accepted. That a deal buys exactly one throw, and that the turn ends without one, follows from one marker per throw.
rule-bn-16 = If your turn then scores, you pay all deals of the turn: the lender of a share gets that percentage of the turn’s points, each rounded down, and you keep the rest; promised tiles change hands. If it does not score, you owe nothing. The markers go back either way.
    .short = Deals are paid only if the turn scores, shares rounded down, and markers go back in any case.
    .ruling = The rulebook makes the price due only on success and does not say how to round. Each share is rounded down, in favour of the one who took the risk.

rules-bones-part-end = The end

rule-bn-17 =
    When the game ends is agreed beforehand (option “end”):

    - “tiles”, which holds if you do not choose: when the bag and the board are empty;
    - “rounds=N”: after N turns for each player, from 1 to 100;
    - “points=N”: as soon as somebody’s running score, be it a lender’s, has reached N (from 1 to 10,000) once a turn is scored and its deals are paid.

    Whatever you agree on, a board that stays empty when it should be filled (BN-2) ends the game too.
    .short = The game is over: the agreed end is reached, or no tile is left to play for.
    .ruling = The rulebook names three ways to end and leaves the choice to the players. We start from the first, and without a tile there is nothing to play for in any of them.
rule-bn-18 = Then each player lays the tiles of their own hand in one line, end to end, so that touching halves are equal; every tile is used once at most, and blanks are blank (0) again. Every pip in the line is a point for you; tiles outside it count nothing. The line has no branches, a single tile is a line, and without tiles it is worth 0. You need not search: the program always finds a best one.
    .short = The final line joins equal halves, without branches, each tile once at most, and only its tiles count.
    .ruling = The rulebook has players lay their tiles as in dominoes and does not say whether a line may branch. It may not, and since this is not a puzzle contest, the best line counts.
rule-bn-19 = The highest total wins. Players with equal totals share the win.
    .short = The highest total wins, and equal totals share the win.
    .ruling = The rulebook does not mention ties, so nothing breaks them.

rules-bones-part-examples = Examples
rules-bones-example-1 = On the board are 5|2, 3|6 and 4|blank, and you roll a 3 for the blank. Now a 7 matches the sum of 5|2 and of 4|3, and a 9 that of 3|6. A 5 and a 2, a 3 and a 6, or a 4 and a 3 match a layout.
rules-bones-example-2 = On the board are 5|2 and two tiles that total neither 5 nor 7 nor 8. You throw 5, then 8, then a 4 and a 3: that is the sum of 5|2. If you stop, you score 5 + 8 + 7 = 20 and take the tile.
rules-bones-example-3 = The same, but you have markers left and go on. The next throw is a 5 and a 2: (20 + 7) × 2 = 54 points and all three tiles. Had no layout come, you would have 0 points and no tile.
rules-bones-example-4 = You have paid markers for two blanks, and four throws brought no match. No marker is left, but two throws are: you may barter.
rules-bones-example-5 = A 4|blank that was filled with a 3 and then taken counts 4 pips in the final line, and its blank half joins other blanks.
rules-bones-example-6 = A turn scores 27 points, and deals of 30% and 50% are due: the lenders get 8 and 13, and 6 are left for you.
