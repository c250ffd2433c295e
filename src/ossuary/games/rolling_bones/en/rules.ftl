rules-rolling-bones-title = Rolling Bones
rules-rolling-bones-credit = A game by Henning Poehl, illustrated by Michael Holtschulte, published by Sphinx Spieleverlag. This is an unofficial edition: its rule text and its artwork are Ossuary’s own.
rules-rolling-bones-intro = You rummage through a heap of bones, join what you find into a skeleton and hope for a gravestone in time, for only a buried skeleton scores. Every further roll costs more dice than the one before, and if you dig too long, you go home empty-handed. The first player to reach the target, usually 100 points, wins.
rules-rolling-bones-ruling = Ruling

rules-rolling-bones-part-glance = At a glance
rules-rolling-bones-glance =
    - **Players:** 2 to 8, aged 8 and up.
    - **Time:** about 15 to 40 minutes; the rulebook names none.
    - **You need:** the 18 dice, a pen and paper for the scores.
    - **Set-up:** put the dice where everybody can reach them, and agree on the target.
    - **Goal:** build skeletons from dice and bury them; only a buried one scores.
    - **The end:** as soon as somebody has 100 points, or the target you agreed on.

rules-rolling-bones-part-components = What you play with
rules-rolling-bones-components =
    - 18 dice of three kinds, six dice of each kind:
      - left: the left upper arm (L1), forearm (L2), hand (L3), thigh (L3), lower leg (L4) and foot (L5);
      - right: the same six bones of the right side (R1, R2, R3, R3, R4, R5);
      - centre: skull, rib cage, spine, pelvis, hat and gravestone.
    - The numbers merely remind you which bone comes after which. Hand and thigh both carry a 3 and are still two different bones.
    - 16 sites, one for each bone, joined like a body: skull to rib cage, rib cage to spine, spine to pelvis; upper arm to rib cage, forearm to upper arm, hand to forearm; thigh to pelvis, lower leg to thigh, foot to lower leg.
    - Five sections: left arm, right arm, left leg and right leg with three bones each, and the trunk (skull, rib cage, spine, pelvis) with four.
    .ruling = The pictures of the rulebooks are lost. The numbers other than the 3, and which site is joined to which, are therefore read from anatomy.

rules-rolling-bones-part-turn = Your turn

rule-rb-1 = Your turn opens with the pre-op roll: throw all 18 dice.
    .short = A turn begins with the pre-op roll of all 18 dice, and nothing comes before it.
rule-rb-2 = After a roll you may lay dice that show bones, each on the site of its bone. A site holds one bone, so every bone is laid at most once. The laid bones always form one piece, without gaps: after the first bone, each one goes on a site joined to a filled one. The first bone may be any bone.
    .short = A bone can be laid only if the last roll shows it, its site is empty and, after the first bone, that site is joined to the skeleton.
    .ruling = The rulebooks name no bone to start with, so any of the sixteen may be the first.
rule-rb-3 = After the pre-op roll you lay as many bones that fit as you like: all of them, some, or none.
    .short = After the pre-op roll you lay as many bones as you like, even none, but only bones that fit.
    .ruling = Whether you must lay something is left open in English. The German rulebook leaves it to your liking, so laying nothing is allowed.
rule-rb-4 = Every later roll of the turn is a post-op roll, and it has its price: one die for the first, two for the second, three for the third, and so on. You choose freely which dice to pay with, among those not laid on the skeleton; they are out until the turn ends. All your other unlaid dice are rolled. Deciding to roll is final: from then on you neither lay nor bury. You name the dice of the price one by one, and until the last of them is named you may still take the hat off (RB-9) and even pay with it; the last die starts the roll.
    .short = Dice are paid only after you decide to roll, and only unlaid ones; from that decision until the roll has fallen you can do nothing else but take off the hat.
    .ruling = The rulebooks do not say when the decision to roll becomes binding. Here it binds at once, while the hat, which may come off at any time before a roll, stays free to the last. In the rulebooks’ example the price is paid first and the hat comes off then; here it comes off before the last die of the price, and the same dice are rolled.
rule-rb-5 = A post-op roll is possible only if at least one die is left to roll once the price is paid. That is judged at the moment you decide to roll, by the dice that are unlaid then; a hat on the skull is not one of them. If no die would be left, you cannot roll.
    .short = After paying for a post-op roll, at least one die must be left to roll.
    .ruling = The rulebooks only say that you must be able to pay. Paying with all the dice you have would leave nothing to throw, so that is not a roll.
rule-rb-6 = No post-op roll without laying: at least one of its dice has to go on the skeleton, be it a fitting bone, the hat (RB-9) or the gravestone, which buries (RB-11). A hat will do even if it merely replaces the one on the skull, which comes off for it, and even if you remove it again before rolling on.
    .short = After a post-op roll you must first lay at least one die: a bone that fits, the hat or the gravestone.
    .ruling = The rulebooks ask for one die, not for one bone. A hat is a die, so it fulfils the duty, also in exchange and also for a moment.
rule-rb-7 = If a post-op roll brings no gravestone and no fitting bone, you are forced to lay a false bone: pick any rolled die with a bone on it and put it on any empty site next to the skeleton. A hat that could be laid does not spare you this; it may go on as well. In no other situation is a bone laid in the wrong place, and never more than one per roll. Without any bone in the roll, or without an empty site, there is no false bone to lay (a hat that can be laid is still due, RB-6). Once the false bone is laid, you may add bones of the same roll that fit now, and a rolled hat if the false bone has become the skull.
    .short = A false bone is laid only when a post-op roll shows neither a gravestone nor a bone that fits; then one must be laid, and only one, on an open site joined to the skeleton.
    .ruling = The rulebooks name gravestone and fitting bone as the only ways around a false bone, so the hat is none. They do not say what happens without any bone or open site, nor whether laying may go on: here the duty lapses, and it may.
rule-rb-8 = A false bone passes for the correct one ever after: bones may be joined to it, the place is taken for the correct bone, and a false skull may wear the hat.
    .short = Where a false bone lies, the correct one can no longer be laid.
rule-rb-9 = The hat goes on a filled skull site and nowhere else, and the skull wears one hat at most. Until the next roll you may lift it off whenever you like, even as the last thing before you bury. Its die is then unlaid like the others: you may roll it or pay with it, but to be laid again it must have been rolled first.
    .short = A hat is laid only from the last roll and only on a filled skull site without a hat; taking one off needs a hat on the skull.
    .ruling = The rulebooks let the hat come off at any time and return to the dice. That one hat is the limit, that it must be rolled before it can be laid again, and that it may come off right before burying is our reading.
rule-rb-10 = A bone once laid, correct or false, stays where it is until the turn ends.
    .short = Laid bones are never taken back or moved.
rule-rb-11 = Whenever your last roll shows a gravestone and at least one bone is laid, you may bury: lay the gravestone, score the skeleton, and your turn is over. You need not (but see RB-12). A gravestone that you leave unused is an unlaid die like the others and cannot be saved for later.
    .short = Burying needs a gravestone in the last roll and at least one laid bone.
    .ruling = The rulebooks do not say whether an empty grave can be buried. Without a bone there is no skeleton, so at least one is needed.
rule-rb-12 = If a gravestone is all that a post-op roll lets you lay (no bone fits, and there is no hat for the skull), you have to bury, even where RB-13 would let you leave the skeleton unburied.
    .short = Nothing but the gravestone can be laid after this post-op roll, so you must bury.
    .ruling = One rule says that you need not bury, another that one die must be laid, and the gravestone is the only one. The narrower rule, the duty to lay, wins.
rule-rb-13 = If you do not bury, you must roll again as long as RB-5 allows it. If it does not, the turn ends: you bury, given a gravestone in the last roll, or you abandon the skeleton unburied and score 0. Given the gravestone, you are free to do either as soon as RB-6 is satisfied. If only the hat’s die would make another roll possible, you may take the hat off for it, but you need not.
    .short = A skeleton can be left unburied only when no further roll is possible and no die has to be laid.
    .ruling = A skeleton can be worth less than nothing, and the rulebooks do not force you to bury a bad one, so the choice is free. Nor do they force the hat off the skull to pay for a roll.

rules-rolling-bones-part-scoring = Scoring a buried skeleton

rule-rb-14 = Each section whose sites are all filled scores 5 points, false bones among them or not.
    .short = A filled section scores 5 points.
rule-rb-15 = In a section that is not filled, each correct bone scores 1 point.
    .short = A correct bone scores 1 point in a section that is not filled.
rule-rb-16 = Each false bone costs 5 points, in a filled section and in any other.
    .short = A false bone scores −5 points in any section.
rule-rb-17 = If the skeleton wears the hat, its total is doubled, a negative one as well.
    .short = The hat doubles the total, a negative one too.
    .ruling = The rulebooks double the total without naming an exception, so a hat makes a bad skeleton worse.
rule-rb-18 = The total is added to your score, which may fall below zero.
    .short = The skeleton’s total is added to the score, be it positive or negative.
    .ruling = The rulebooks set no floor for a score, so there is none.

rules-rolling-bones-part-game = The game

rule-rb-19 = Two to eight players take turns in the order of their seats. Draw lots for who begins.
    .short = First the lot decides who begins; then two to eight players take turns in seat order.
    .ruling = The rulebooks ask for two or more players, one of them passes the dice to the right, and neither says who begins. Eight seats, seat order and a drawn first seat settle it.
rule-rb-20 = The game ends the moment a player’s score reaches the target, and that player wins. The target is an option (“target”): any number from 1 to 1000, and 100 if you do not choose.
    .short = Once a player has reached the target, the game is over.
    .ruling = The rulebooks end the game at 100 points without naming the winner. It is the one who gets there first, and nobody has a last turn after that.

rules-rolling-bones-part-examples = Examples
rules-rolling-bones-example-1 = All 16 bones in place make five full sections: 5 × 5 = 25 points, or 50 with the hat. Sixteen bones, hat and gravestone need all 18 dice, so only the pre-op roll can bring 50. The 25 can still be had after one post-op roll.
rules-rolling-bones-example-2 = The left arm is complete, four correct bones lie in sections that are not, and the skull wears the hat: (5 + 4) × 2 = 18 points.
rules-rolling-bones-example-3 = The first post-op roll costs 1 die, the second 2 more (3 so far), the third another 3 (6 so far).
rules-rolling-bones-example-4 = A trunk of skull, false rib cage, spine and pelvis is worth 5 − 5 = 0. One correct bone with one false bone beside it is worth 1 − 5 = −4, and −8 with the hat.
rules-rolling-bones-example-5 = The skull is laid and bare. A post-op roll brings a hat but nothing that fits and no gravestone: a false bone has to be laid, and the hat may go on too. Had the same roll shown a gravestone, you could either bury, or lay the hat and roll on.
