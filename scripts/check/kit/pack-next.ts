import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../source-copy.ts';

const run = promisify(execFile);
const names = ['contracts', 'remote-kit', 'shared-ui'];

/**
 * A copy of the sources with a repository of its own. The packages have their last version; after it one commit
 * changed a declaration of the contracts.
 */
async function copyWithHistory(): Promise<string> {
  const copy = copySources();
  const git = (...args: string[]) => run('git', args, { cwd: copy });
  const commit = async (message: string): Promise<void> => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', message);
  };
  await git('init', '--quiet', '--initial-branch', 'main');
  // .gitignore names folders; in a copy some are links.
  writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  await git('config', 'user.name', 'Kit check');
  await git('config', 'user.email', 'kit-check@vidya.example');
  await commit('contracts: all of it');
  const { version } = manifestIn(copy);
  for (const name of names) await git('tag', '--annotate', `@vidya/${name}@${version}`, '--message', name);
  const limits = path.join(copy, 'contracts/src/rules/limits.ts');
  writeFileSync(limits, readFileSync(limits, 'utf8').replace('export const fileTypes = {', '$&\n  sound: [],'));
  await commit('contracts, kit: add a kind of file');
  return copy;
}

const manifestIn = (copy: string): { version: string } =>
  JSON.parse(readFileSync(path.join(copy, 'contracts/package.json'), 'utf8')) as { version: string };

/**
 * Gives the packages their next version and packs them as a maintainer does, in a copy.
 *
 * @param folder gets the three tarballs, absolute
 * @returns what the commands said
 * @throws Error when the version or the change log is another one than the commit asks for
 */
export async function packNext(folder: string): Promise<string> {
  const copy = await copyWithHistory();
  try {
    const packages = async (...modes: string[]): Promise<string> =>
      (await run(process.execPath, ['platform/cli/packages.ts', ...modes], { cwd: copy })).stdout;
    const major = Number(manifestIn(copy).version.split('.')[0]);
    const raised = await packages('--version');
    const { version } = manifestIn(copy);
    const isJudged = raised.includes('contracts: major (broken: fileTypes)') && raised.includes('shared-ui: patch (');
    if (version !== `${major + 1}.0.0` || !isJudged) throw new Error(`A broken contract made ${version}:\n${raised}`);
    const log = readFileSync(path.join(copy, 'contracts/CHANGELOG.md'), 'utf8');
    if (!log.includes('* contracts, kit: add a kind of file ('))
      throw new Error(`The change log is without the commit:\n${log}`);
    const packed = await packages();
    for (const file of globSync('.cache/packages/*.tgz', { cwd: copy }))
      cpSync(path.join(copy, file), path.join(folder, path.basename(file)));
    return raised + packed;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
