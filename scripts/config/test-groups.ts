import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** With more files in one process, the other would be idle at the end. */
const filesMax = 6;

const chunksOf = (files: string[]): string[][] => {
  const count = Math.ceil(files.length / filesMax);
  return Array.from({ length: count }, (_, chunk) => files.filter((_file, index) => index % count === chunk));
};

const entryOf = (root: string, files: string[]): string =>
  [
    `require('../../api/src/testing/shared-api.ts').shareApis();`,
    ...files.map((file) => `describe('${file}', () => void require('../../${file}'));`),
    // Without known times, Jest starts with the longest file.
    ...files.map((file) => `// ${'.'.repeat(Math.ceil(statSync(path.join(root, file)).size / 100))}`),
    '',
  ].join('\n');

/** Writes test files by feature; returns their pattern. Their tests share modules and a server: its start is slow. */
export function writeTestGroups(root: string): string {
  const folder = path.join(root, '.cache/test-groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync('api/src/**/*.test.ts', { cwd: root }).toSorted();
  for (const [home, own] of Map.groupBy(files, (file) => file.split('/').slice(0, 3).join('/'))) {
    for (const [chunk, some] of chunksOf(own).entries()) {
      const name = `${home.replaceAll('/', '-')}-${chunk + 1}.test.ts`;
      writeFileSync(path.join(folder, name), entryOf(root, some));
    }
  }
  return '<rootDir>/.cache/test-groups/*.test.ts';
}
