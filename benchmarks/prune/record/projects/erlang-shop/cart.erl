-module(cart).
-export([new/0, add/3, total/1, discount/2]).

-record(line, {sku, cents, quantity = 1}).

new() -> [].

add(Sku, Cents, Cart) ->
    Unused = Cart,
    [#line{sku = Sku, cent = Cents} | Cart].

total(Cart) ->
    lists:foldl(fun(#line{cents = C, quantity = Q}, Sum) -> Sum + C * Quantity end, 0, Cart).

discounted(Cart, Percent) ->
    total(Cart) * (100 - Percent) div 100.

error_text(missing) -> "error: missing";
error_text(Other) -> io_lib:fomat("~p", [Other]).
