import { createSparseLog } from './sparse-log.ts';

it('writes each line, and the same one again only after ten seconds', () => {
  let time = 0;
  const lines: string[] = [];
  const log = createSparseLog(
    (line) => lines.push(line),
    () => time,
  );
  for (const line of ['away', 'away', 'slow', 'away']) log(line);
  expect(lines).toEqual(['away', 'slow', 'away']);
  time = 9_999;
  log('away');
  expect(lines).toHaveLength(3);
  time = 10_000;
  log('away');
  expect(lines).toHaveLength(4);
});
