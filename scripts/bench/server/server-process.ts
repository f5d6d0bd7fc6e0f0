import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../config/webpack/shared.ts';
import { apiFlags } from '../../run/api-flags.ts';

const readyWithinMs = 60_000;
const graceMs = 15_000;

/** One server in a process of its own, which may be killed at any moment. */
export interface ServerProcess {
  readonly kills: number;
  start(): Promise<void>;
  /** The process that runs now. */
  pid(): Promise<number>;
  /** Where it listens; while it comes up again, waits for that. */
  address(): Promise<string>;
  /** SIGKILL, and a new start. Resolves when the new process answers. */
  kill(): Promise<void>;
  /** Lets it finish its work. */
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  address: string;
}

async function launch(script: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...apiFlags, path.join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const keep = (text: Buffer): void => void (words = (words + text.toString()).slice(-4_000));
  child.stderr.on('data', keep);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      keep(text);
      const [, address] = /API ready on (http:\S+)/.exec(words) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`${script} did not start:\n${words}`)));
  });
  const late = pause(readyWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`${script} was not ready within ${readyWithinMs / 1000} s:\n${words}`);
  });
  try {
    return { child, address: await Promise.race([ready, late]) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function end({ child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exit;
  clearTimeout(timer);
}

export function createServerProcess(script: string, env: Record<string, string>): ServerProcess {
  let kills = 0;
  let isStopping = false;
  let running: Promise<Running> = Promise.reject(new Error('The server was not started'));
  running.catch(() => undefined);
  const replace = async (next: Promise<Running>): Promise<void> => {
    running = next;
    running.catch(() => undefined);
    const { child } = await next;
    child.once('exit', (code) => {
      if (child.killed) return;
      // Whoever asks for the address learns of it.
      running = Promise.reject(new Error(`${script} ended by itself with ${code}`));
      running.catch(() => undefined);
    });
  };
  return {
    get kills() {
      return kills;
    },
    start() {
      isStopping = false;
      return replace(launch(script, env));
    },
    pid: async () => (await running).child.pid!,
    address: async () => (await running).address,
    async kill() {
      const victim = await running;
      // A kill that comes due while everything ends would leave a new process behind.
      if (isStopping) return;
      kills += 1;
      await replace(end(victim, 'SIGKILL').then(() => launch(script, env)));
    },
    async stop() {
      isStopping = true;
      const last = await running.catch(() => null);
      if (last) await end(last, 'SIGTERM');
    },
  };
}
