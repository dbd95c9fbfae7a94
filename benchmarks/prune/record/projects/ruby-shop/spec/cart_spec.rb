# frozen_string_literal: true

require_relative '../lib/cart'

RSpec.describe Cart do
  (1..60).each do |quantity|
    it "adds #{quantity} articles without an error" do
      expect(described_class.new.add('tea', 450, quantity).total).to eq(450 * quantity)
    end
  end

  it 'rounds half a cent up' do
    expect(described_class.new.add('pen', 33).discounted(15)).to eq(29)
  end

  it 'keeps one line an article' do
    cart = described_class.new.add('tea', 450).add('tea', 450)
    expect(cart.lines).to match_array([Cart::Line.new('tea', 450, 2)])
  end

  it 'finds an article' do
    expect(described_class.new.find('tea')).to be_nil
  end

  it 'refuses a negative price' do
    expect { described_class.new.add('tea', -1) }.to raise_error(RangeError)
  end

  xit 'converts currencies'
end
