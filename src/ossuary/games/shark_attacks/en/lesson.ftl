# A first game of Shark Attacks!
learn-sa-intro = Welcome to the beach. Every swimmer in your water is worth a point, once you call them in. Here the first to reach 35 wins.
learn-sa-roll = You rolled seven blue dice. Dice with swimmers stay as they are; a wave may still become a swimmer.
    .name = Rolling swimmers
learn-sa-sun = Sun! Going on always starts with the yellow die. Sun brings one more blue die, and all waves are rolled again.
    .name = Sun
learn-sa-stop = Stopped: the swimmers are points now, and nobody can take them from you. Stopping also clears a warning sign, if you have one.
    .name = Stopping
learn-sa-attack = Shark attack! That is the risk of going on. The swimmer dice flee: they are rolled together with a red shark die, and only what escapes scores.
    .name = The shark attack
learn-sa-bite = A shark eats what it can catch: two fins prefer a two, one fin a one. Each die eaten puts a warning sign on the beach. While anybody is left in the water, a throw with a bite brings one more shark die, up to four.
    .name = Bites and signs
learn-sa-unharmed = Nobody was eaten, so the escaped swimmers count three times.
    .name = Unharmed
learn-sa-signs = The signs on your beach cost you dice: you start with one fewer for each, until they are cleared. Stopping clears one, a party two.
    .name = Fewer dice
learn-sa-rain = Rain takes one wave die away before the others are rolled again. That is not always bad: without waves you may throw a party.
    .name = Rain
learn-sa-party = A party! When no die shows a wave, every swimmer counts double, and up to two signs leave the beach.
    .name = The beach party
learn-sa-try-go-on = { $points } swimmers, and { $waves } waves that could bring more. Take the risk: go on.
learn-sa-try-stop = { $points } swimmers. That is a good catch: call them in before a shark comes. Stop.
learn-sa-try-luck = { $points ->
        [0] No swimmer yet
        [one] One swimmer
       *[other] { $points } swimmers
    } and { $waves ->
        [one] one wave
       *[other] { $waves } waves
    }. Stop here, or try your luck? See what can happen: go on.
learn-sa-try-waves = { $waves ->
        [one] Only one wave is left
       *[other] { $waves } waves are left
    }. Once none is, you can throw a party for double points. Go on.
learn-sa-try-party = No waves! Throw a party for { $points } points.
learn-sa-try-sign = The middle has no sign left, so you take one from another beach. They will be glad to lose it.
learn-sa-choose = { $points ->
        [0] No swimmer yet
        [one] One swimmer
       *[other] { $points } swimmers
    }, { $waves ->
        [one] one wave
       *[other] { $waves } waves
    }. Stop or go on: it is up to you.

kind-sa-stop = Stop
kind-sa-party = Throw a party
kind-sa-go-on = Go on
kind-sa-sign = Take a sign from another player
