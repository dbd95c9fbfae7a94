import { loadStock, reserve } from './src/stock.js';

async function checkAll(files) {
  for (const file of files) {
    const stock = await loadStock(file);
    await reserve(stock, 'tea', 1);
  }
}

console.log('checking 2 stock files');
await checkAll(['data/north.json', 'data/south.json']);
console.log('all fine');
