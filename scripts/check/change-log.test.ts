import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const released = headings.slice(1).map((heading) => heading.split(' – '));

/** The tags of whole versions; none where there is no repository, as in an archive of the sources. */
function tags(): string[] {
  try {
    return execFileSync('git', ['tag', '--list', 'v*'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

it('begins with what is not released yet, and then has the version of these sources', () => {
  expect(headings[0]).toBe('Unreleased');
  expect(released[0]?.[0]).toBe(version);
});

it('has the newest version first, each with its day', () => {
  expect(released.filter(([, day = '']) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  const days = released.map(([, day]) => day);
  expect(days).toEqual(days.toSorted((one = '', other = '') => other.localeCompare(one, 'en')));
  const numbers = released.map(([number]) => number);
  expect(numbers).toEqual(
    numbers.toSorted((one = '', other = '') => other.localeCompare(one, 'en', { numeric: true })),
  );
});

it('says of each tag what changed', () => {
  expect(tags().filter((tag) => !released.some(([number]) => `v${number}` === tag))).toEqual([]);
});
