import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { type Outcome, report } from '../command.ts';
import { findExpressions } from './find.ts';
import { judge, openCache, type VerdictCache } from './judge.ts';

const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.jsx'];

/** Tests and their helpers match only their own texts. */
const isTest = (file: string): boolean => /\.test\.tsx?$|^e2e\/|\/testing(?:\/|\.ts$)/.test(file);

/** Files in git, and new files that it does not ignore. */
const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The problems of the expressions in one file, a line for each. */
export async function faultsOf(file: string, code: string, cache: VerdictCache): Promise<string[]> {
  const { expressions, dynamic } = findExpressions(file, code);
  const faults = dynamic.map(
    (line) => `${file}:${line} builds an expression at run time: write it out, or use RegExp.escape in a template`,
  );
  for (const { source, flags, line } of expressions) {
    // There is one checker for all expressions.
    // oxlint-disable-next-line no-await-in-loop
    const verdict = await judge({ source, flags }, cache);
    if (!verdict) continue;
    const attack = verdict.attack ? `\n  attack: ${verdict.attack}` : '';
    faults.push(`${file}:${line} /${source}/${flags} takes ${verdict.growth} time${attack}`);
  }
  return faults;
}

/** Those of all files. Verdicts are new unless they are in `.cache`, or in linear.json: judging all takes a minute. */
async function faultsOfAll(cache: VerdictCache): Promise<string[]> {
  const faults: string[] = [];
  for (const file of trackedFiles().filter((name) => !isTest(name))) {
    const code = readFileSync(path.join(root, file), 'utf8');
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await faultsOf(file, code, cache)));
  }
  cache.save();
  return faults;
}

const cacheOfAll = (): VerdictCache => openCache(path.join(root, '.cache/expressions.json'));

/** Fails on every regular expression with quadratic or worse time: a hostile text could block the process. */
export const checkExpressions = async (): Promise<Outcome> =>
  report('regular expressions', await faultsOfAll(cacheOfAll()));

/** Writes the linear expressions of all files into linear.json, so that a fresh clone need not judge them. */
export async function writeLinear(): Promise<void> {
  const cache = cacheOfAll();
  await faultsOfAll(cache);
  cache.saveLinear();
}
