import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

/** A folder for a database program, which refuses to run as root: Debian's user postgres owns it then. */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  return folder;
}

/** Starts a program; as Debian's user postgres if we are root. */
export function start(program: string, args: string[]): ChildProcess {
  const options = { cwd: os.tmpdir(), stdio: 'ignore' } as const;
  return isRoot
    ? spawn('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...args], options)
    : spawn(program, args, options);
}

/** Runs a program to its end. Throws if it fails. */
export async function run(program: string, args: string[]): Promise<void> {
  const [code] = (await once(start(program, args), 'exit')) as [number];
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}`);
}
