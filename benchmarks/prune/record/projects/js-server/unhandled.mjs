import { loadStock } from './src/stock.js';

process.on('exit', (code) => console.log(`worker left with code ${code}`));
for (let number = 1; number <= 5; number += 1) {
  setTimeout(() => console.log(`tick ${number}`), number);
}
Promise.any([loadStock('data/north.json'), loadStock('data/south.json')]).then((stock) => console.log(stock.size));
