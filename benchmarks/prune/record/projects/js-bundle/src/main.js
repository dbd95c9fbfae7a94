import { Cart } from './cart.js';
import { trackError } from './telemetry/report.js';
import { formatPrice, formatWeight } from './format.js';
import currencies from 'currency-table';

const cart = new Cart();
cart.add('tea', 450);
document.querySelector('#app').textContent = formatPrice(cart.total(), currencies.GBP) + formatWeight(3);
window.addEventListener('error', trackError);
