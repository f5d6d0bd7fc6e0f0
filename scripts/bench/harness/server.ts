import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { apiFlags } from '../../run/api-flags.ts';
import { endChild } from '../../run/processes.ts';
import type { Resources } from './on-postgres.ts';

const readyWithinMs = 60_000;

export type Server = ReturnType<typeof createServer>;

type Running = { child: ChildProcess; address: string };

async function launch(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...apiFlags, path.join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output = (output + text.toString()).slice(-4_000);
      const [, address] = /(?:API|Worker) ready on (http:\S+)/.exec(output) ?? [];
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

function rejected(text: string): Promise<Running> {
  const promise = Promise.reject<Running>(new Error(text));
  promise.catch(() => undefined);
  return promise;
}

/** A server in its own process, which a bench may kill at any moment. Not yet started; `resources` stops it. */
export function createServer(resources: Resources, script: string, env: Record<string, string>) {
  let kills = 0;
  let isStopping = false;
  let running = rejected('The server was not started');
  const replace = async (next: Promise<Running>): Promise<void> => {
    running = next;
    running.catch(() => undefined);
    const { child } = await next;
    // After an unexpected end, reading the address throws.
    child.once('exit', (code) => {
      if (!child.killed) running = rejected(`${script} ended by itself with ${code}`);
    });
  };
  const server = {
    get kills() {
      return kills;
    },
    start(): Promise<void> {
      isStopping = false;
      return replace(launch(script, env));
    },
    /** The id of the current process. */
    pid: async () => (await running).child.pid!,
    /** The server's address; waits during a restart. */
    address: async () => (await running).address,
    /** Kills the process with SIGKILL and starts a new one. Resolves when the new one is ready. */
    async kill(): Promise<void> {
      const victim = await running;
      // A kill during the stop would leave a new process running.
      if (isStopping) return;
      kills += 1;
      await replace(endChild(victim.child, 'SIGKILL').then(() => launch(script, env)));
    },
    /** Stops the server after its current work. */
    async stop(): Promise<void> {
      isStopping = true;
      const last = await running.catch(() => null);
      if (last) await endChild(last.child);
    },
  };
  resources.later(() => server.stop());
  return server;
}
