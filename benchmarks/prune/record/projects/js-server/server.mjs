// A day of a small shop server, compressed: it answers requests from its own client and logs one JSON or text line each.
import http from 'node:http';
import { Cart } from './src/cart.js';
import { reserve } from './src/stock.js';

const stock = new Map([['tea', 900], ['mug', 220]]);
let clock = Date.UTC(2025, 4, 12, 8, 0, 0);
const log = (level, message) => {
  clock += 137;
  console.log(`${new Date(clock).toISOString()} ${level.padEnd(5)} [shop] ${message}`);
};

async function buy(sku, quantity) {
  const cart = new Cart().add(sku, sku === 'mug' ? 1200 : 450, quantity);
  await reserve(stock, sku, quantity);
  return cart.total();
}

const server = http.createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  try {
    const total = await buy(url.searchParams.get('sku'), Number(url.searchParams.get('quantity')));
    log('INFO', `POST ${url.pathname} 200 total=${total} errors=0`);
    response.end(String(total));
  } catch (error) {
    log('ERROR', `POST ${url.pathname} 500 ${error.stack}`);
    response.writeHead(500).end();
  }
});

await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
log('INFO', 'listening, pool of 4 workers ready');
for (let number = 0; number < 600; number += 1) {
  if (number % 40 === 0) log('WARN', `slow query: select * from stock where sku = ? (${200 + (number % 7)} ms)`);
  if (number % 25 === 0) log('DEBUG', 'health check ok, 0 failed jobs');
  const sku = number % 3 === 0 && number < 450 ? 'mug' : 'tea';
  await fetch(`http://127.0.0.1:${port}/orders?sku=${sku}&quantity=${sku === 'mug' && number > 380 ? 9 : 1}`, { method: 'POST' });
}
server.close();
log('INFO', 'closed, no connection left open');
