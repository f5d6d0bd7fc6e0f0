import { readFileSync } from 'node:fs';
import { browserCallLists } from './browser-calls.ts';

it('browsers have the calls of the contracts: if not, npm run record-calls', async () => {
  const lists = await browserCallLists();
  expect(lists).toHaveLength(2);
  for (const { file, text } of lists) expect(readFileSync(file, 'utf8')).toBe(text);
});
