/** `queryText({ q: 'java', page: 2, level: '' })` is '?q=java&page=2'; '' when every value is empty. */
export function queryText(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
