import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { commonEnvironment, endOf } from './part.ts';
import { node } from './parts/site-parts.ts';

interface Task {
  name: string;
  /** A script of ours, by its path from the root. */
  script: string;
  args?: string[];
  env: Record<string, string>;
}

const withinMs = 5 * 60_000;

/** Runs a script to its end, in `tasks/<name>` of the cluster's folder. Rejects with the end of its log when it fails. */
export async function runTask({ name, script, args = [], env }: Task, folder: string, abort?: AbortSignal) {
  const own = path.join(folder, 'tasks', name);
  mkdirSync(own, { recursive: true });
  const log = path.join(own, 'log');
  const output = openSync(log, 'a', 0o600);
  const command = node(script, ...args);
  const signal = AbortSignal.any([AbortSignal.timeout(withinMs), ...(abort ? [abort] : [])]);
  const child = spawn(command.command, command.args, {
    cwd: own,
    env: { ...commonEnvironment, ...env },
    stdio: ['ignore', output, output],
    detached: true,
    signal,
  });
  closeSync(output);
  const [code] = (await once(child, 'exit', { signal })) as [number | null];
  if (code !== 0) throw new Error(`${script} failed:\n${endOf(log)}`);
}
