import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '../../database/lock.ts';
import { usage } from './admin-command.ts';

const script = path.resolve(import.meta.dirname, 'admin-main.ts');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-admin-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const run = (...args: string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('says who holds the embedded database, and what to do', () => {
  const unlock = lockFolder(path.join(dataDir, 'database'));
  const { status, stdout, stderr } = run('list');
  unlock();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`is in use by process ${process.pid}. Stop it first`);
});

it('ends with 2 when it is not understood, and says how it is meant', () => {
  const { status, stderr } = run('promote');
  expect([status, stderr]).toEqual([2, `'promote' is not known here.\n\n${usage}\n`]);
});

it('makes the first administrator in an empty folder', () => {
  expect(run('add', 'asha@vidya.example')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('There is a new administrator: asha@vidya.example.'),
    stderr: '',
  });
  expect(run('list').stdout).toContain('Administrator <asha@vidya.example>');
});
