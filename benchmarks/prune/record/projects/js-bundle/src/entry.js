import { Cart } from './cart.js';
import { formatPrice } from './format.js';

const cart = new Cart();
cart.add('tea', 450);
console.log(formatPrice(cart.total()));
