import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { apiFlags } from '../../run/api-flags.ts';
import type { Place } from './place.ts';

const readyWithinMs = 60_000;
const graceMs = 15_000;

/** One server in a process of its own, which may be killed at any moment. */
export interface Server {
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
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output = (output + text.toString()).slice(-4_000);
      const [, address] = /API ready on (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
    setTimeout(() => reject(new Error(`${script} was not ready within ${readyWithinMs} ms`)), readyWithinMs).unref();
  });
  try {
    return { child, address: await ready };
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${output}`, { cause: error });
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

function rejected(text: string): Promise<Running> {
  const promise = Promise.reject<Running>(new Error(text));
  promise.catch(() => undefined);
  return promise;
}

/** A server that has not been started; `place` stops it. */
export function createServer(place: Place, script: string, env: Record<string, string>): Server {
  let kills = 0;
  let isStopping = false;
  let running = rejected('The server was not started');
  const replace = async (next: Promise<Running>): Promise<void> => {
    running = next;
    running.catch(() => undefined);
    const { child } = await next;
    // Whoever asks for the address learns of it.
    child.once('exit', (code) => {
      if (!child.killed) running = rejected(`${script} ended by itself with ${code}`);
    });
  };
  const server: Server = {
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
  place.later(() => server.stop());
  return server;
}
