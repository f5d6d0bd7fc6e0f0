import fastify from 'fastify';
import { type CsvValue, csvLine, sendCsv } from './csv.ts';

test('quotes what would break a line, and nothing else', () => {
  expect(csvLine(['a, b', 'say "so"', 'two\nlines', 'plain', 7, null])).toBe(
    '"a, b","say ""so""","two\nlines",plain,7,\r\n',
  );
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\n=1', '＝1'])(
  'hands spreadsheets no formula: %j',
  (text) => {
    expect(csvLine([text]).replaceAll('"', '')).toMatch(/^'/);
  },
);

async function* inBatches(reads: number[]): AsyncGenerator<CsvValue[][]> {
  for (let batch = 0; batch < 3; batch += 1) {
    reads.push(batch);
    yield [[`हिन्दी ${batch}`, batch]];
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
}

test('sends a file with a header, batch after batch', async () => {
  const reads: number[] = [];
  const app = fastify();
  app.get('/', (_request, reply) =>
    sendCsv(reply, { name: 'people', columns: ['Name', 'Number'], batches: inBatches(reads) }),
  );
  const response = await app.inject('/');
  expect(response.headers['content-disposition']).toBe('attachment; filename="people.csv"');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.payload).toBe('\uFEFFName,Number\r\nहिन्दी 0,0\r\nहिन्दी 1,1\r\nहिन्दी 2,2\r\n');
  expect(reads).toEqual([0, 1, 2]);
});
