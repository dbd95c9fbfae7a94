export default { mode: 'production', entry: process.env.ENTRY ?? './src/main.js', performance: { maxEntrypointSize: 100 }, output: { clean: true } };
