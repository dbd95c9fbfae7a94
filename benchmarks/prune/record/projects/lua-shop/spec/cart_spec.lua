local Cart = require 'cart'

describe('cart', function()
  for quantity = 1, 30 do
    it('adds ' .. quantity .. ' articles', function() assert.equal(450 * quantity, Cart.new():add('tea', 450, quantity):total()) end)
  end
  it('rounds half a cent up', function() assert.equal(29, Cart.new():add('pen', 33):discounted(15)) end)
  it('keeps one line an article', function()
    assert.same({ { sku = 'tea', cents = 450, quantity = 2 } }, Cart.new():add('tea', 450).lines)
  end)
  it('finds an article', function() assert.is_nil(Cart.new():find('tea')) end)
  pending('converts currencies')
end)
