local Cart = {}
Cart.__index = Cart

function Cart.new() return setmetatable({ lines = {} }, Cart) end

function Cart:add(sku, cents, quantity)
  if cents < 0 then error(("price of %s is negative: %d"):format(sku, cents)) end
  self.lines[#self.lines + 1] = { sku = sku, cents = cents, quantity = quantity or 1 }
  return self
end

function Cart:total()
  local sum = 0
  for _, line in ipairs(self.lines) do sum = sum + line.cents * line.quantity end
  return sum
end

function Cart:discounted(percent) return math.floor(self:total() * (100 - percent) / 100) end

return Cart
