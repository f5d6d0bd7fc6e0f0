import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseInUse, lockFolder } from './lock.ts';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'vidya-lock-'));
  folder = path.join(home, 'database');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('keeps a second process out and names the first', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new DatabaseInUse(folder, process.pid));
  release();
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it.each([
  ['from a process that is gone', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['from a process whose number was given to another one', () => `${process.pid} 1`],
  ['a lock file that makes no sense', () => ''],
])('takes over %s, and keeps the next one out', (_, contents) => {
  writeFileSync(`${folder}.lock`, contents());
  const release = lockFolder(folder);
  expect(readFileSync(`${folder}.lock`, 'utf8').split(' ')[0]).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(new DatabaseInUse(folder, process.pid));
  release();
});
