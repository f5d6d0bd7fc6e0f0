import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { slowestFiles } from './slowest.ts';

it('names the ten slowest files, slowest first, in seconds', () => {
  const files = Array.from({ length: 12 }, (_, file) => ({
    name: path.join(root, `api/src/${file}.test.ts`),
    startTime: 1000,
    endTime: 1000 + file * 1500,
  }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  16.5 s  api/src/11.test.ts');
  expect(lines.at(-1)).toBe('   3.0 s  api/src/2.test.ts');
});
