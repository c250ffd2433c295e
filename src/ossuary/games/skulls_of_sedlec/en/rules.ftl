rules-skulls-of-sedlec-title = Skulls of Sedlec
rules-skulls-of-sedlec-credit = A game by Dustin Dobson, with art by Martin Cobb, rules edited by Michael Lee, published by Button Shy. This is an unofficial edition: its rule text and its artwork are Ossuary’s own.
rules-skulls-of-sedlec-intro = The graveyard of Sedlec is full, and the crypt wants filling: you dig up skulls and pile them into a stack of your own. Every kind of skull has its last wish about where to lie, and every wish that comes true scores points. When all stacks are complete, the player with the most points wins.
rules-skulls-of-sedlec-ruling = Ruling

rules-skulls-of-sedlec-part-glance = At a glance
rules-skulls-of-sedlec-glance =
    - **Players:** 2 or 3, aged 8 and up.
    - **Time:** about 20 minutes.
    - **You need:** the 18 cards. A pen and paper help to add up the points at the end.
    - **Set-up:** shuffle, and lay out six face-down piles of three cards; turn up one top card (SK-1).
    - **Goal:** build a stack in which the skulls’ last wishes come true.
    - **The end:** when every stack is complete: 9 cards each for two players, 6 for three.

rules-skulls-of-sedlec-part-components = What you play with
rules-skulls-of-sedlec-components =
    - 18 cards with two skulls each, one above the other.
    - 36 skulls of five kinds: 4 royals, 8 peasants, 8 priests, 8 romantics and 8 criminals.
    - The cards of the usual deck, upper skull first; no two are alike, and every kind lies as often above as below:
      - royal/peasant, royal/romantic;
      - peasant/peasant, peasant/priest, peasant/romantic, peasant/criminal;
      - priest/royal, priest/priest, priest/romantic, priest/criminal;
      - romantic/peasant, romantic/priest, romantic/romantic, romantic/criminal;
      - criminal/royal, criminal/peasant, criminal/priest, criminal/criminal.
    - If you own the printed game, you can play with its own cards (option “deck”: a text file, one card per line as upper/lower). It must name 18 cards with two of the five kinds each. Equal cards are fine, other counts of the kinds only bring a warning, and the record of a game keeps the list of its cards.
    .ruling = In the scan of the rulebook one 4 and one 8 can be read; 4 + 4 × 8 makes 36 most simply. Its examples never show more than two royals in a stack, but at least four of each other kind, so the 4 belongs to the royals. The cards themselves are not listed there, so the usual deck is our own.

rules-skulls-of-sedlec-part-setup = Setting up

rule-sk-1 = Two or three play. Shuffle the cards and lay them out as the graveyard: six face-down piles of three, in a grid of 2 × 3. Turn up the top card of the first pile.
    .short = The graveyard is laid out first: six piles of three, one top card face up.
    .ruling = The rulebook lets you choose the pile whose top card is turned up. All piles are alike at this point, so it is always the first.
rule-sk-2 = Draw lots for who begins. Turns go clockwise.
    .short = First the lot decides who begins; then turns go clockwise.
    .ruling = The rulebook asks who was last at a cemetery. A program cannot know, so the lot decides.

rules-skulls-of-sedlec-part-turn = Your turn: exactly one action

rule-sk-3 = Dig: choose two different piles with a face-down card on top, and name both before either card is turned. Turn up the two top cards, take one of these two into your hand and leave the other face up on its pile. If only one pile has its top card face down, turn that card up and take it. If none has, you cannot dig.
    .short = You dig only in piles whose top card is face down, in two different ones unless just one is left, and you take one of the cards you turned up.
rule-sk-4 = Collect: take one card that lies face up in the graveyard into your hand. If none does, you cannot collect. When a pile’s top card is taken, by digging or collecting, the card under it stays face down.
    .short = You can collect only a card that lies face up in the graveyard.
rule-sk-5 = Stack: add a card from your hand to your stack, as SK-8 to SK-11 say. With an empty hand you cannot stack.
    .short = You can stack only a card that you hold.
rule-sk-6 = You hold two cards at most: if you start your turn with two, you must stack.
    .short = With two cards in hand you must stack.
rule-sk-7 = Hands are open: everybody may see what you hold, for every card lay face up before it was taken. Nobody ever has to pass, and nobody can take too many cards: each player takes and places exactly as many as the stack has room for. A game lasts 36 turns, with two players and with three.
    .short = Hands are open, and every turn is exactly one action: dig, collect or stack.
    .ruling = The rulebook does not say whether hands are secret. Since all have seen every card before it is taken, hiding them would only test memories.

rules-skulls-of-sedlec-part-stack = The stack

rule-sk-8 = A complete stack has 9 cards with two players, in rows of 4, 3 and 2 from the bottom up, and 6 cards with three players, in rows of 3, 2 and 1.
    .short = A stack has rows of 4, 3 and 2 cards with two players, and of 3, 2 and 1 with three.
    .ruling = The picture of the finished stacks is lost. With the base that SK-9 gives, no other rows are possible, and reviews agree.
rule-sk-9 = Your first card starts the bottom row. Each further card of that row goes directly to its left or right end, until it has 4 cards with two players or 3 with three.
    .short = The first card starts the bottom row; others join its left or right end until the row is full (4 cards with two players, 3 with three).
rule-sk-10 = In a higher row a card goes only where it sits centred on two neighbouring cards of the row below. Rows may be finished in any order. There are never more than three rows.
    .short = A card in a higher row needs an empty place above two neighbouring cards, and there are three rows at most.
rule-sk-11 = Cards are never rotated, and never moved once they are placed. Where on the table a stack lies does not matter: for the first card there is just one place, and both ends of the bottom row stay open until it is full.
    .short = Cards are neither rotated nor moved, and for the first card there is just one place, neither left nor right of anything.
    .ruling = The rulebook forbids rotating only. That a placed card stays where it is goes without saying there, so we say it.
rule-sk-12 = When the last stack is complete, the game is over, and all stacks are scored.
    .short = Once every stack is complete, the game is over.

rules-skulls-of-sedlec-part-scoring = Scoring
    .text =
        Levels are counted from the bottom, two to a row of cards: the lower skulls of the bottom row are level 1, its upper skulls level 2, and so on up to level 6, with two players and with three.

        Adjacent are skulls that touch edge to edge: side by side on the same level, above and below on the same card, and where a card sits on two others: its lower skull with the upper skull of each. Skulls that meet only at a corner are not adjacent.

rule-sk-13 = Royals: each counts the royals and the peasants on all levels below its own, and every one of them is 1 point.
    .short = Every royal or peasant on a lower level is worth 1 point to a royal.
rule-sk-14 = Peasants: each scores 1 point, wherever it lies.
    .short = A peasant scores 1 point.
rule-sk-15 = Priests: each level with at least one priest scores 2 points, no matter how many priests it holds.
    .short = A level with at least one priest scores 2 points.
rule-sk-16 = Romantics: each pair of adjacent romantics scores 6 points. A romantic belongs to one pair at most, and the pairs are always chosen so that there are as many as possible.
    .short = A pair of adjacent romantics scores 6 points, each romantic in one pair at most.
    .ruling = The rulebook lets each romantic score once and does not say who forms the pairs. The best pairing counts, so nobody loses points to clumsy matchmaking.
rule-sk-17 = Criminals: each that is adjacent to at least one priest scores 2 points, the others none.
    .short = A criminal scores 2 points if it is adjacent to at least one priest.
rule-sk-18 = The player with the most points wins. Players who tie compare the points of their best-scoring kind of skull, then of their second best, and so on through all five kinds, until one is ahead. Those who are equal in all of them share the win.
    .short = The player with the most points wins; a tie is broken by the best-scoring kind, then the next best, and so on.
    .ruling = The rulebook compares kind by kind until a winner is found and does not think of perfect equality. Then the win is shared.

rules-skulls-of-sedlec-part-examples = Examples
rules-skulls-of-sedlec-example-1 = Below a royal on level 5 lie 1 royal and 4 peasants: 5 points. Below another on level 3 lie 3 peasants and no royal: 3 points. Together they score 8.
rules-skulls-of-sedlec-example-2 = There are priests on levels 1, 2, 3 and 5: 8 points.
rules-skulls-of-sedlec-example-3 = Of five romantics one is alone on level 6, and the other four form two pairs: 12 points. Three romantics that all touch one another make just one pair: 6 points.
rules-skulls-of-sedlec-example-4 = Two criminals have no priest next to them, two others have one or more: 4 points.
