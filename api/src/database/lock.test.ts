import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('takes over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(`${folder}.lock`, String(child.pid));
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('takes over from a process whose number was given to another one', () => {
  writeFileSync(`${folder}.lock`, `${process.pid} 1`);
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('takes over a lock file that makes no sense', () => {
  writeFileSync(`${folder}.lock`, '');
  expect(() => lockFolder(folder)()).not.toThrow();
});
