# frozen_string_literal: true

require 'minitest/autorun'
require_relative '../lib/cart'

class CartTest < Minitest::Test
  (1..40).each do |quantity|
    define_method("test_total_of_#{quantity}") do
      assert_equal 450 * quantity, Cart.new.add('tea', 450, quantity).total
    end
  end

  def test_discount
    assert_equal 29, Cart.new.add('pen', 33).discounted(15), '33 cents less 15 %'
  end

  def test_lines
    assert_includes Cart.new.add('tea', 450).lines.map(&:sku), 'mug'
  end

  def test_find
    assert_nil Cart.new.find('tea')
  end

  def test_rates
    skip 'needs the rate service'
  end
end
