# Bones: what the state shows, what actions offer, what moves did.
bones-blank = blank
bones-double-blank = double blank
bones-tile = { $left }|{ $right }
bones-tile-as = { $tile } as { $high }|{ $value }
bones-price-share = { $percent }% of the points
bones-price-tile = the tile { $tile }
bones-price-double-blank = the double blank
bones-price-prize = the tile that gets matched

bones-player =
    { $who }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $count ->
        [0] no tiles
        [one] 1 tile: { $tiles }; best line { $line }
       *[other] { $count } tiles: { $tiles }; best line { $line }
    }
bones-player-final = { $who }: { $score } + { $line } for the line = { $total }
bones-space =
    Space { $space }: { $tile }, { $went_on ->
        [0] sum { $sum },{" "}
       *[1] {""}
    }layout { $one }-{ $two }
bones-space-undefined = Space { $space }: { $tile }, the blank has no value yet
bones-space-empty = Space { $space }: empty
bones-turn =
    { $you ->
        [1] Your turn
       *[other] { $who }’s turn
    }: { $thrown ->
        [0] nothing thrown yet
        [one] thrown { $throws }
       *[other] thrown { $throws } = { $total }
    }; { $markers ->
        [0] no marker
        [one] 1 marker
       *[other] { $markers } markers
    } and { $left ->
        [one] 1 throw
       *[other] { $left } throws
    } left.
bones-matched = The { $sum } is the sum of { $tiles }.
bones-deal =
    { $you ->
        [1] If this turn scores, you get { $price }.
       *[other] If this turn scores, { $who } gets { $price }.
    }
bones-bag =
    { $tiles ->
        [0] The bag is empty.
        [one] 1 tile in the bag.
       *[other] { $tiles } tiles in the bag.
    }
bones-end-tiles = { $bag } The game ends when the bag and the board are empty.
bones-end-rounds =
    { $bag } Round { $round } of { $rounds }: { $turns ->
        [one] this is the last turn.
       *[other] { $turns } turns left including this one, if the tiles last.
    }
bones-end-points =
    { $bag } The game ends at { $points ->
        [one] 1 point
       *[other] { $points } points
    } or when the bag and the board are empty.

bones-throw =
    Throw { $went_on ->
        [0] the dice
       *[1] for double
    }{ $throws ->
        [0] {""}
       *[other] : { $total ->
            [0] {""}
           *[other] { $total } so far,{" "}
        }{ $throws ->
            [one] 1 throw
           *[other] { $throws } throws
        } to go
    }
bones-take =
    Take { $tile } for { $points }{ $owed ->
        [0] {""}
       *[other] , of which you owe { $owed }
    }{ $promised ->
        [0] {""}
       *[1] ; the tile is promised away
    }
bones-take-any = Take the tile on space { $space }
bones-go_on =
    Go on for double or nothing{ $throws ->
        [0] {""}
       *[other] : { $total } so far, { $throws ->
            [one] 1 throw
           *[other] { $throws } throws
        } to go
    }
bones-pay_markers =
    { $blanks ->
        [0] Pay for the blanks with markers
        [one] Pay for the blank with 1 marker
       *[other] Pay for the { $blanks } blanks with { $blanks } markers
    }
bones-pay_double_blank =
    { $blanks ->
        [0] Pay for the blanks with the double blank
        [one] Pay for the blank with the double blank
        [2] Pay for both blanks with the double blank
       *[other] Pay for two blanks with the double blank and for the third with 1 marker
    }
bones-ask =
    Ask for a marker{ $total ->
        [0] {""}
       *[other] : { $total } so far
    }
bones-give_up =
    Give up { $total ->
        [0] {""}
       *[other] the { $total }{" "}
    }and end the turn
bones-offer = Offer a marker for { $price }
bones-bargain = In points, the best price: “{ $offer }”. They should accept: on average you gain { NUMBER($own, maximumFractionDigits: 1) } and they { NUMBER($theirs, maximumFractionDigits: 1) }.
bones-bargain-taken = In points, the best answer: “{ $offer }”. On average you gain { NUMBER($own, maximumFractionDigits: 1) } and they { NUMBER($theirs, maximumFractionDigits: 1) }.
bones-no-bargain = In points, no price here suits both sides.
bones-decline = Lend no marker
bones-accept =
    { $you ->
        [1] Accept your offer: a marker for { $price }
       *[other] Accept { $who }’s offer: a marker for { $price }
    }
bones-accept-any = Accept { $other }’s offer
bones-refuse =
    Accept no offer{ $total ->
        [0] {""}
       *[other] {" "}and give up the { $total }
    }

bones-draws =
    { $you ->
        [1] You draw
       *[other] { $who } draws
    } { $tile } for space { $space }.
bones-draws-double-blank =
    { $you ->
        [1] You draw the double blank and keep it in hand.
       *[other] { $who } draws the double blank and keeps it in hand.
    }
bones-keeps-double-blank =
    { $you ->
        [1] You keep your double blank and pay with markers.
       *[other] { $who } keeps the double blank and pays with markers.
    }
bones-gives-double-blank =
    { $you ->
        [1] You pay with the double blank, and it leaves the game.
       *[other] { $who } pays with the double blank, and it leaves the game.
    }
bones-defines =
    { $you ->
        [1] You { $free ->
            [0] pay a marker and roll
           *[other] roll
        }
       *[other] { $who } { $free ->
            [0] pays a marker and rolls
           *[other] rolls
        }
    } a { $pips } for { $tile }: it plays as { $high }|{ $pips }.
bones-throws-nothing =
    { $you ->
        [1] You throw
       *[other] { $who } throws
    } { $first } and { $second }: { $went_on ->
        [0] no match
       *[1] no layout
    }, { $total } so far.
bones-throws-sum =
    { $you ->
        [1] You throw
       *[other] { $who } throws
    } { $first } and { $second }: { $sum }, the sum of { $tiles }! { $total } so far.
bones-throws-layout =
    { $you ->
        [1] You throw
       *[other] { $who } throws
    } { $first } and { $second }: exactly the layout of { $tile }!
bones-takes =
    { $you ->
        [1] You take { $tile } and score { $points }.
       *[other] { $who } takes { $tile } and scores { $points }.
    }
bones-takes-all =
    { $you ->
        [1] You clear the board ({ $tiles }) and score
       *[other] { $who } clears the board ({ $tiles }) and scores
    } { $went_on ->
        [0] { $points }
       *[1] double: 2 × { $total } = { $points }
    }.
bones-goes-on =
    { $you ->
        [1] You go on for the layout: double or nothing.
       *[other] { $who } goes on for the layout: double or nothing.
    }
bones-gamble-lost =
    { $you ->
        [1] Double or nothing: it is nothing. Your turn is over.
       *[other] Double or nothing: it is nothing. { $who }’s turn is over.
    }
bones-turn-lost =
    { $you ->
        [1] Your turn ends with nothing.
       *[other] { $who }’s turn ends with nothing.
    }
bones-asks =
    { $you ->
        [1] You are out of markers and ask for one.
       *[other] { $who } is out of markers and asks for one.
    }
bones-gives-up =
    { $you ->
        [1] You are out of markers and give up. No points this turn.
       *[other] { $who } is out of markers and gives up. No points this turn.
    }
bones-offers =
    { $you ->
        [1] You offer a marker for { $price }.
       *[other] { $who } offers a marker for { $price }.
    }
bones-declines =
    { $you ->
        [1] You lend no marker.
       *[other] { $who } lends no marker.
    }
bones-offer-of =
    { $you ->
        [1] your offer
       *[other] { $who }’s offer
    }
bones-accepts =
    { $you ->
        [1] You accept { $offer } and get one more throw.
       *[other] { $who } accepts { $offer } and gets one more throw.
    }
bones-refuses =
    { $you ->
        [1] You accept no offer. No points this turn.
       *[other] { $who } accepts no offer. No points this turn.
    }
bones-pays =
    For the marker { $you ->
        [1] you get
       *[other] { $who } gets
    } { $shared ->
        [0] { $price }
       *[other] { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }
    }.
bones-keeps =
    { $you ->
        [1] You keep
       *[other] { $who } keeps
    } { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.

bones-ends-tiles = The bag and the board are empty: the game is over.
bones-ends-rounds = That was the last round: the game is over.
bones-ends-points =
    { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } reached: the game is over.
bones-lays =
    { $count ->
        [0] { $you ->
            [1] You have
           *[other] { $who } has
        } no tile to lay: { $total } in all.
       *[other] { $you ->
            [1] You lay
           *[other] { $who } lays
        } { $line }, { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }: { $score } + { $pips } = { $total } in all.
    }

bones-part-banked = points so far
bones-part-line = best line

# Beside the drawing in the terminal.
bones-terminal-markers =
    { $markers ->
        [one] 1 marker left
       *[other] { $markers } markers left
    }

# Impossible positions of a real table.
position-tiles = Give “tiles” as a list.
position-tile = { $tile } is not a tile. A tile is [half, half], each from 0 to 6.
position-tile-twice = The tile { $tile } appears twice; the set has only one.
