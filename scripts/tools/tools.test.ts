import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vidya-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tools = path.join(import.meta.dirname, 'tools.ts');
const tool = () => path.join(folder, 'tools/kettle@1.0.0');
const contentOf = () => readFileSync(path.join(tool(), 'node_modules/kettle/package.json'), 'utf8');

/** Installs the tool in a process whose npm is these lines of shell. */
function install(npm: string): void {
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const code = `import { install } from '${tools}'; install('kettle@1.0.0', '${tool()}');`;
  const PATH = `${folder}:${process.env['PATH'] ?? ''}`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, PATH }, stdio: 'pipe' });
}

const arrives = 'mkdir -p node_modules/kettle; echo new > node_modules/kettle/package.json';

it('replaces a folder that lacks the tool', () => {
  mkdirSync(path.join(tool(), 'node_modules'), { recursive: true });
  install(arrives);
  expect(contentOf()).toBe('new\n');
});

it('leaves the tool of a process that was quicker', () => {
  const theirs = `${tool()}/node_modules/kettle`;
  install(`${arrives}; mkdir -p ${theirs}; echo theirs > ${theirs}/package.json`);
  expect([contentOf(), readdirSync(path.join(folder, 'tools'))]).toEqual(['theirs\n', ['kettle@1.0.0']]);
});

it('leaves nothing of an installation that failed', () => {
  mkdirSync(path.join(folder, 'tools'));
  expect(() => install(`${arrives}; exit 1`)).toThrow('Command failed');
  expect([existsSync(tool()), readdirSync(path.join(folder, 'tools'))]).toEqual([false, []]);
});
