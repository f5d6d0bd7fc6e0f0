import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRepository } from './git.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-repository-'));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const commit = (subject: string): void => {
  git('add', '.');
  git('commit', '--quiet', '--message', subject);
};
const repository = openRepository(folder);

beforeAll(() => {
  git('init', '--quiet');
  git('config', 'user.name', 'Asha Rao');
  git('config', 'user.email', 'asha@vidya.example');
  write('mfe-a/x.ts', '1');
  write('mfe-b/y.ts', '1');
  write('contracts/z.ts', '1');
  commit('Begin');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what the repository knows of releases', () => {
  it('counts everything before the first release', () => {
    expect(repository.lastTag('mfe-a')).toBeUndefined();
    expect(repository.changedFiles(undefined, ['mfe-a', 'contracts'])).toEqual(['contracts/z.ts', 'mfe-a/x.ts']);
    expect(repository.commits(undefined, 'mfe-a').map(({ subject }) => subject)).toEqual(['Begin']);
  });

  it('records a release as one commit and a tag for each package', () => {
    write('mfe-a/CHANGELOG.md', 'news');
    write('mfe-b/y.ts', 'not to be taken along');
    repository.record(['mfe-a@1.9.0', 'mfe-a@1.10.0'], ['mfe-a/CHANGELOG.md']);
    expect(git('log', '-1', '--format=%s').trim()).toBe('Release mfe-a@1.9.0, mfe-a@1.10.0');
    expect(repository.uncommitted()).toContain('mfe-b/y.ts');
    expect(repository.lastTag('mfe-a')).toBe('mfe-a@1.10.0');
  });

  it('counts from a package’s own last release, whatever others released since', () => {
    commit('Change b');
    git('tag', 'mfe-b@1.0.0');
    write('mfe-a/x.ts', '2');
    commit('Change a');
    expect(repository.changedFiles('mfe-a@1.10.0', ['mfe-a', 'contracts'])).toEqual(['mfe-a/x.ts']);
    expect(repository.commits('mfe-a@1.10.0', 'mfe-a').map(({ subject }) => subject)).toEqual(['Change a']);
    expect(repository.changedFiles('mfe-b@1.0.0', ['mfe-b', 'contracts'])).toEqual([]);
  });

  it('takes back what a refused release wrote, old files and new ones', () => {
    write('mfe-a/x.ts', 'raised');
    write('mfe-b/CHANGELOG.md', 'never came to be');
    repository.restore(['mfe-a/x.ts', 'mfe-b/CHANGELOG.md']);
    expect(readFileSync(path.join(folder, 'mfe-a/x.ts'), 'utf8')).toBe('2');
    expect(existsSync(path.join(folder, 'mfe-b/CHANGELOG.md'))).toBe(false);
  });
});
