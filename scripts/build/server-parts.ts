import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { buildAreaServer } from './server.ts';
import { renderViews } from './views.ts';

interface ServerParts {
  /** 'mfe-catalog' */
  folder: string;
  /** The folder of the build, absolute. */
  output: string;
}

const task = 'server parts';
let worker: Worker | undefined;

/**
 * Makes what servers need of an area, its prerendered views and `server.cjs`, in a thread of its own, while
 * webpack builds the scripts for browsers.
 */
export async function buildServerParts(parts: ServerParts): Promise<void> {
  worker ??= new Worker(new URL(import.meta.url), { workerData: task });
  worker.ref();
  // That of a worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(parts);
  // Rejects with an error of the thread.
  await once(worker, 'message');
  // It waits for the next area, but keeps no process alive.
  worker.unref();
}

async function make({ folder, output }: ServerParts): Promise<void> {
  // webpack makes it when it has something to write.
  mkdirSync(output, { recursive: true });
  await renderViews(folder, output);
  await buildAreaServer(folder, output);
}

if (parentPort && workerData === task) {
  const port = parentPort;
  port.on('message', (parts: ServerParts) => void make(parts).then(() => port.postMessage('made')));
}
