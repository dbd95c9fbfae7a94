// Keeps every request it ever saw.
const seen = [];
for (let request = 0; ; request += 1) {
  seen.push({ request, headers: Array.from({ length: 200 }, (_, index) => `x-header-${index}: ${request}`) });
  if (request % 2000 === 0) console.log(`handled ${request} requests, error rate 0.0 %`);
}
