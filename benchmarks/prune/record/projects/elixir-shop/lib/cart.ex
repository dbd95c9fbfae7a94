defmodule Shop.Cart do
  @moduledoc "What a customer is about to buy."
  defstruct lines: []

  def add(%__MODULE__{lines: lines} = cart, sku, cents, quantity \\ 1) do
    unused = length(lines)
    %{cart | lines: [{sku, cents, quantity} | lines]}
  end

  def total(%__MODULE__{lines: lines}), do: lines |> Enum.map(fn {_, cents, quantity} -> cents * quantity end) |> Enum.sum()

  def discounted(cart, percent), do: div(total(cart) * (100 - percent), 100)
end
