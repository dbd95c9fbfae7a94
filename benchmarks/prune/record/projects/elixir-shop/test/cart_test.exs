defmodule Shop.CartTest do
  use ExUnit.Case
  require Logger
  alias Shop.Cart

  for quantity <- 1..40 do
    test "adds #{quantity} articles" do
      assert Cart.total(Cart.add(%Cart{}, "tea", 450, unquote(quantity))) == 450 * unquote(quantity)
    end
  end

  test "rounds half a cent up" do
    assert %Cart{} |> Cart.add("pen", 33) |> Cart.discounted(15) == 29
  end

  test "keeps one line an article" do
    cart = %Cart{} |> Cart.add("tea", 450) |> Cart.add("tea", 450)
    assert %Cart{lines: [{"tea", 450, 2}]} = cart
  end

  test "finds an article" do
    Logger.warn("no index, searching all lines")
    assert Cart.find(%Cart{}, "tea") == nil
  end

  test "waits for the rate service" do
    assert_receive {:rates, _}, 50
  end

  @tag :skip
  test "converts currencies", do: flunk("not yet")
end
