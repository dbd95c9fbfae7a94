package.path = './?.lua;' .. package.path
local Cart = require 'cart'

local function read(number) return number == 33 and -1 or 450 end

local function import(cart, number)
  print(('row %d of 50: ok, 0 errors'):format(number))
  cart:add('tea', read(number))
end

local cart = Cart.new()
for number = 1, 50 do import(cart, number) end
