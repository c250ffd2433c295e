rules-shark-attacks-title = Shark Attacks!
rules-shark-attacks-credit = A game by Henning Poehl, illustrated by Michael Holtschulte, published by Sphinx Spieleverlag, with English rules by Phil Eklund. This is an unofficial edition: its rule text and its artwork are Ossuary’s own.
rules-shark-attacks-intro = You run a beach hotel, and every swimmer in your water is worth a point. Send more and more guests in, call it a day in time, or throw a party; but once a fin is seen, everybody has to get out, and not everybody does. The first player to reach the target, usually 100 points, wins.
rules-shark-attacks-ruling = Ruling

rules-shark-attacks-part-glance = At a glance
rules-shark-attacks-glance =
    - **Players:** 2 to 6, aged 10 and up.
    - **Time:** 15 to 30 minutes.
    - **You need:** the 16 dice and 6 signs, a pen and paper for the scores.
    - **Set-up:** put dice and signs in the middle, sorted by colour. One of you keeps the scores.
    - **Goal:** score as many swimmers as you can before a shark comes.
    - **The end:** as soon as somebody has 100 points, or the target you agreed on.

rules-shark-attacks-part-components = What you play with
rules-shark-attacks-components =
    - 11 blue swimmer dice: three faces with a wave, and one each with one, two and three swimmers.
    - 4 red shark dice: three faces with a wave, and one each with one, two and three fins.
    - 1 yellow event die: two faces each with sun, rain and shark attack.
    - 6 yellow warning signs. Dice and signs that nobody has lie in the middle.

rules-shark-attacks-part-beach = At the beach

rule-sa-1 = You start your turn with 7 blue dice, less one for each sign on your own beach. There are six signs, so you always have at least one die. Roll them.
    .short = A turn starts with a roll of 7 blue dice, one fewer per sign on your beach.
rule-sa-2 = Dice that show swimmers stay and are not rolled again at the beach. Then you choose one of three actions: stop (SA-3), throw a party (SA-4) or go on (SA-5).
    .short = After a roll at the beach you choose to stop, to throw a party or to go on; swimmers stay as they are.
rule-sa-3 = Stop: you score 1 point per swimmer shown. If you have a sign, put one back in the middle. Your turn ends.
    .short = You can stop only after a roll at the beach, not while swimmers flee.
rule-sa-4 = Beach party, only when none of your dice shows a wave: you score 2 points per swimmer and put two of your signs back in the middle, or as many as you have if it is fewer. Your turn ends.
    .short = A beach party needs a beach where no die shows a wave.
    .ruling = The rulebook clears two signs and does not say what happens with fewer. Then those that are there go back.
rule-sa-5 = Go on, only when at least one of your dice shows a wave: roll the event die and follow SA-6, SA-7 or SA-8.
    .short = Going on needs at least one die that shows a wave, and then the event die comes first.
    .ruling = Going on means rolling the wave dice again. The rulebook does not rule it out without any, but then there is nothing to roll.
rule-sa-6 = Sun: the middle gives you another blue die, and you roll it together with all your wave dice. If the middle has run out of blue dice, you roll just the wave dice.
    .short = With sun you take one blue die, if the middle has one, and roll it with the wave dice.
    .ruling = The rulebook does not say what the sun does when all eleven dice are out. Then it brings nothing.
rule-sa-7 = Rain: you lose one of your wave dice to the middle and roll those that remain. If that was your only one, there is no roll; no wave is left on your beach, so the party (SA-4) is open to you, even without a single swimmer: it then scores 0 and still clears two signs.
    .short = With rain one wave die goes back to the middle, and the remaining wave dice are rolled.
    .ruling = The rulebook speaks of one of your blue dice. It must be a wave die: it leaves just before the wave dice are rolled, losing your last one leads to the party, and players’ reviews tell it the same way.
rule-sa-8 = Shark attack: the guests flee, see SA-10.
    .short = After a shark attack the flight begins at once.
rule-sa-9 = After the roll that follows sun or rain, you choose again as in SA-2.
    .short = After sun or rain you roll first, then choose again.

rules-shark-attacks-part-flight = The flight

rule-sa-10 = You return your wave dice to the middle. The other dice, those with swimmers on them, now swim for their lives, one die each, whatever number they showed. Roll them all, together with one shark die. Without a single swimmer there is nobody to flee: the flight ends right there with 0 points (SA-15). The option “flight_dice” changes how many flee: “dice” is as described and holds if you do not choose; with “swimmers” one die flees for every single swimmer shown, and swimmers beyond eleven are ignored.
    .short = In the flight the swimmer dice are rolled with the shark dice, and there is nothing to choose.
    .ruling = The English text takes one die per swimmer, but its own questions and answers speak of fewer swimmers when all escape, eleven dice would not always suffice, and players of the German edition send the swimmer dice back in. So these dice flee; that a flight without swimmers ends at once is our reading as well.
rule-sa-11 =
    Shark dice with three fins bite first, then those with two, then those with one; waves do nothing. Each shark die eats the first thing on its list that it finds among the blue dice of this throw that are not eaten yet, and it bites only once:

    - Three fins: a three; else a two and a one; else three ones; else two twos; else nothing.
    - Two fins: a two; else two ones; else a three; else nothing.
    - One fin: a one; else a two; else a three; else nothing.
    .short = Sharks bite by their lists, three fins first, and nobody can choose what they eat.
    .ruling = The pictures of the lists are lost; what is left are gaps as wide as 1, 2, 3 and 2 dice, as 1, 2 and 1, and as 1, 1 and 1. The smallest groups of dice worth at least the fins, lowest worth first, fill these gaps exactly, and no other idea was found that does.
rule-sa-12 = Each die eaten goes back to the middle, and for each you take one sign onto your beach: from the middle, or, if none lies there, from an opponent of your choice who has one. You choose again for every sign. If nobody else has one either, you take none.
    .short = Only for an eaten die do you take a sign: from the middle, and only if none lies there from an opponent who has one.
    .ruling = The rulebook does not say what happens when all six signs are yours already. Then there is none to take.
rule-sa-13 = Dice with swimmers that the sharks leave have escaped, each with as many swimmers as it shows. Set these dice aside.
    .short = Swimmers that were not eaten have escaped and are not rolled again.
rule-sa-14 = Blue dice with waves are still in the water: throw them once more, along with all the shark dice. Whenever a throw has cost at least one die, blood draws another shark die into the next, up to four.
    .short = Wave dice and shark dice are rolled again; after a throw with casualties one more shark die joins, four at most.
rule-sa-15 = The flight is over once every blue die has either been eaten or escaped. You score 1 point per escaped swimmer, and your turn ends. No sign goes back to the middle.
    .short = The flight goes on until every blue die is eaten or has escaped.
    .ruling = The rulebook clears signs for stopping and for the party only, so a flight clears none.
rule-sa-16 = A flight from first to last without a casualty scores triple points.
    .short = A flight without any casualty scores triple.

rules-shark-attacks-part-game = The game

rule-sa-17 = Two to six players take turns clockwise. To find who begins, each rolls the four shark dice; the player with the most fins in total begins, and those who tie for the most roll again.
    .short = First the shark dice decide who begins; then two to six players take turns clockwise.
    .ruling = The rulebook would rather ask who saw a shark most recently, which a program cannot know. It does not say what to do about a tie: those who tie roll again.
rule-sa-18 = The game ends the moment a player’s score reaches the target, and that player wins. The target is an option (“target”): any number from 1 to 1000, and 100 if you do not choose.
    .short = Once a player has reached the target, the game is over.
    .ruling = The rulebook ends the game at 100 points without naming the winner. It is the one who gets there first, and nobody has a last turn after that.

rules-shark-attacks-part-examples = Examples
rules-shark-attacks-example-1 = Your seven dice show 3, 2, 1 and four waves: stopping scores 6. With 2 signs on your beach you would have started with 5 dice.
rules-shark-attacks-example-2 = All seven dice show swimmers, 12 altogether: a party scores 24 and takes two signs off your beach.
rules-shark-attacks-example-3 = A throw of the flight shows 2, 2 and a wave, and three fins: both twos are eaten, you take two signs, a second shark die joins, and the wave die is rolled again.
rules-shark-attacks-example-4 = A throw of the flight shows 1, 1 and a wave, and three fins: the shark finds nothing on its list. Both ones escape for 2 points so far, and these triple if the rest of the flight costs nobody either.
rules-shark-attacks-example-5 = A throw of the flight shows 3 and 1, and two sharks with two fins and one fin: the two fins bite first, find neither a two nor two ones, and eat the three; the one fin eats the one. That makes two signs and 0 points.
rules-shark-attacks-example-6 = Three dice flee; two show 3 at once, the third shows a wave and then 1, and nobody is eaten: 7 × 3 = 21 points.
