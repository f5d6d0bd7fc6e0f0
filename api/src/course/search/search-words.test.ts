import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { textOf } from '../port/search-text.ts';
import { shownText, tsQueryOf } from './search-words.ts';

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
  ['Español básico, Łódź, Straße, Œuvre', ['espanol', 'basico', 'lodz', 'strasse', 'oeuvre']],
  ['हिन्दी', ['हिंदी']],
  ['पाँच सङ्गीत सम्पर्क साइन्स', ['पांच', 'संगीत', 'संपर्क', 'साइंस']],
  ['पढ़ना ज़रूरी क़लम', ['पढना', 'जरूरी', 'कलम']],
  ['बच्चा‌ तमि‍ल', ['बच्चा', 'तमिल']],
  ['সঙ্গীত হিন্দি কম্পিউটাৰ', ['সংগীত', 'হিংদি', 'কংপিউটার']],
  ['ਸਿੱਖੋ ਪੰਜਾਬੀ ਪੰਜ', ['ਸਿਖੋ', 'ਪਂਜਾਬੀ', 'ਪਂਜ']],
  ['હિન્દી અઁક', ['હિંદી', 'અંક']],
  ['ଓଡ଼ିଆ ହିନ୍ଦୀ', ['ଓଡିଆ', 'ହିଂଦୀ']],
  ['తెలుగు హిన్దీ', ['తెలుగు', 'హిందీ']],
  ['ಹಿನ್ದಿ', ['ಹಿಂದಿ']],
  ['എൻറെ എന്റെ അവൾ', ['എന്റെ', 'അവള്']],
  ['கணினி தமிழ்', ['கணினி', 'தமிழ்']],
  ['कक्षा १०, ১২ ௧௨', ['कक्षा', '10', '12']],
  ['The <article> tag', ['the', 'article', 'tag']],
  ['“quoted” — it’s…', ['quoted', 'it', 's']],
])('%s is looked for as it is stored', async (text, words) => {
  expect(textOf(text)).toEqual(words);
  expect([...new Set(await stored(text))]).toEqual(words);
});

it('compares composed and decomposed letters alike', async () => {
  for (const text of ['básico', 'पढ़ना', 'ড়', 'ਖ਼ਬਰ', 'கொ', 'കോ']) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await stored(text.normalize('NFD'))).toEqual(textOf(text.normalize('NFC')));
  }
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
