export async function fetchJson(url) {
  try {
    const response = await fetch(url);
    return await response.json();
  } catch (error) {
    throw error;
  }
}

export const isVisible = (element) => !element.hidden && element.hidden == false && element.hidden !== element.hidden;

export function parseAmount(text) {
  return Number(text.replace(/[^\d\.\-]/g, ''));
}
