import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { shownText, textOf, tsQueryOf } from './search-words.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const stored = async (text: string): Promise<string[]> => {
  const [row] = await rowsOf<{ form: string }>(database.db, sql`select search_form(${text}) as form`);
  return row!.form.split(/\s+/).filter(Boolean);
};

it.each([
  ['C++ and C#, on .NET', ['cplusplus', 'and', 'csharp', 'on', 'dotnet']],
  ['ASP.NET', ['asp', 'dotnet']],
  ['Node.js', ['node', 'js']],
  ['nodejs', ['node', 'js']],
  ['UI/UX, twice', ['ui', 'ux', 'twice']],
  ['MySQL', ['mysql', 'sql']],
  ['SQL', ['sql']],
  ['100% of SQL', ['100', 'of', 'sql']],
  ['प्रोग्रामिंग भाषा', ['प्रोग्रामिंग', 'भाषा']],
  ['तमिल‍नाडु', ['तमिलनाडु']],
  ['தமிழில் பைத்தான்', ['தமிழில்', 'பைத்தான்']],
  ['ﬁle Ⅸ', ['file', 'ix']],
  ["it's (a) [b] {c} \\d .* ^$", ['it', 's', 'a', 'b', 'c', 'd']],
  ['%_', []],
])('%s is looked for as it is stored', async (text, words) => {
  expect(textOf(text)).toEqual(words);
  expect(await stored(text)).toEqual(words);
});

it('leaves tags and entities out of what is stored', async () => {
  expect(await stored('<p class="x">Loops &amp; lists</p><ul><li>Sets</li></ul>')).toEqual(['loops', 'lists', 'sets']);
});

it('takes eight different words of forty letters at most', () => {
  const words = textOf(`${'x'.repeat(3_000)} b b c d e f g h i j`);
  expect(words).toHaveLength(8);
  expect(words[0]).toHaveLength(40);
});

it('lets nothing through that means something in a query', async () => {
  const hostile = `'); drop table courses; -- | & ! <-> :* 🙂 ‮ \u0001`;
  const query = tsQueryOf(textOf(hostile).map((word) => ({ word, isPrefix: true })));
  expect(query).toBe('drop:* & table:* & courses:*');
  await expect(rowsOf(database.db, sql`select to_tsquery('english', ${query})`)).resolves.toHaveLength(1);
});

it('shows words as people write them', () => {
  expect(shownText([{ word: 'cplusplus' }, { word: 'pointers' }])).toBe('c++ pointers');
});
