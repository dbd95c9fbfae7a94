require 'json'
def PrintReport( cart, error_message = "no error" )
  for line in cart.lines do
    if line.quantity > 0 then puts "#{line.sku}: " + line.cents.to_s end
  end
  unused = 1
  if not cart.lines.empty?
    return cart.total
  else
    return nil
  end
rescue Exception => e
end

class Exporter_Options
  attr_accessor :Target
end
