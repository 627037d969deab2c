# Standing orders: what the server plays for us, and only we know.
orders-played = By your order: { $text }
orders-title = Bid in my place
orders-none = no
orders-given = { $count ->
    [one] 1 god
   *[other] { $count } gods
}
orders-why = Delos bids for you on the first god of the list that can be had within its limit. Only you see this.
orders-god = God
orders-limit = At most
orders-price = costs you { $price }
orders-lacking = costs you { $price }: more than you have
orders-add = Another god
orders-up = { $god } earlier
orders-remove = Without { $god }
orders-apollo = Else Apollo; if not, ask me
orders-at-once = Offer the limit at once, not the least that is enough
orders-keep = In every cycle, not only in this one
orders-give = Give the order
orders-change = Change the order
orders-withdraw = Withdraw it
orders-cycle = It holds for cycle { $cycle }.
orders-always = It holds until you withdraw it.
orders-done = The order is given. Only you see it.
orders-gone = The order is withdrawn.
