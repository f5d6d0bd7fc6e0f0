import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf } from './expressions.ts';
import { findExpressions } from './find.ts';
import { openCache, type Verdict, type VerdictCache } from './judge.ts';

function emptyCache(): VerdictCache {
  const known = new Map<string, Verdict>();
  const nothing = (): void => {};
  const set = (key: string, verdict: Verdict): void => void known.set(key, verdict);
  return { get: (key) => known.get(key), set, save: nothing, saveLinear: nothing };
}

const faultsIn = (code: string) => faultsOf('planted.ts', code, emptyCache());

it('fails on a planted quadratic expression, with its place and a string that shows it', async () => {
  const [fault, ...more] = await faultsIn(
    'const a = 1;\nexport const strip = (s: string) => s.replace(/<[^>]*>/g, "");\n',
  );
  expect(fault).toMatch(/^planted\.ts:2 \/<\[\^>\]\*>\/g takes 2nd degree polynomial time\n {2}attack: '<'\.repeat/);
  expect(more).toEqual([]);
});

it('fails on an exponential one that a constructor is given as text', async () => {
  expect(await faultsIn("const bad = new RegExp('^(a+)+$', 'i');")).toEqual([
    expect.stringMatching(/^planted\.ts:1 \/\^\(a\+\)\+\$\/i takes exponential time/),
  ]);
});

it('fails on expressions built at run time, unless all variable parts are escaped', async () => {
  expect(await faultsIn('const f = (x: string) => new RegExp(`^${x}$`);')).toEqual([
    expect.stringContaining('planted.ts:1 builds an expression at run time'),
  ]);
  expect(await faultsIn('const f = (x: string) => new RegExp(`^${RegExp.escape(x)}=[^;]*$`);')).toEqual([]);
});

it('lets linear ones be', async () => {
  expect(await faultsIn('export const isDay = (s: string) => /^\\d{4}-\\d{2}-\\d{2}$/.test(s);')).toEqual([]);
});

it('finds expressions in JSX, behind a hashbang and behind letters of several bytes', () => {
  expect(findExpressions('a.tsx', 'export const A = () => <p title="क्ष">{/x+/u.test("")}</p>;\n').expressions).toEqual([
    { source: 'x+', flags: 'u', line: 1 },
  ]);
  const code = '#!/usr/bin/env node\n// नमस्ते\nconst share = 6 / 2 / 1;\nconst b = /y/;\n';
  expect(findExpressions('b.mjs', code).expressions).toEqual([{ source: 'y', flags: '', line: 4 }]);
});

it('forgets the verdicts of another version of the checker', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vidya-expressions-')), 'expressions.json');
  const verdict = { growth: 'exponential', attack: 'a' };
  const cache = openCache(file);
  cache.set('/(a+)+b/', verdict);
  cache.save();
  expect(openCache(file).get('/(a+)+b/')).toEqual(verdict);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"recheck":"[^"]+"/, '"recheck":"0.0.1"'));
  expect(openCache(file).get('/(a+)+b/')).toBeUndefined();
});
