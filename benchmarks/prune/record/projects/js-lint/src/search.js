import { fetchJson } from './http.js';

const errorMessages = { empty: 'no error, just nothing found', failed: 'search failed' };

export async function search(term, page) {
  var results = await fetchJson('/api/search?q=' + term + '&page=' + page);
  if (results.error == null) {
    for (const hit of results.hits) {
      highlight(hit);
    }
  }
  let cache = {};
  switch (results.kind) {
    case 'articles':
      const count = results.hits.length;
    case 'brands':
      return results.brands;
  }
  return results;
}

export function onError(error) {
  document.querySelector('.error').textContent = errorMessages[error.code] || errorMesages.failed;
}
