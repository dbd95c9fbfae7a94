# frozen_string_literal: true

# What a customer is about to buy.
class Cart
  Line = Struct.new(:sku, :cents, :quantity)

  attr_reader :lines

  def initialize
    @lines = []
  end

  def add(sku, cents, quantity = 1)
    raise ArgumentError, "price of #{sku} is negative: #{cents}" if cents.negative?

    @lines << Line.new(sku, cents, quantity)
    self
  end

  def total
    @lines.sum { |line| line.cents * line.quantity }
  end

  def discounted(percent)
    total * (100 - percent) / 100
  end
end
