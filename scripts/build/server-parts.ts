import { mkdirSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { buildAreaServer } from './server.ts';
import { renderViews } from './views.ts';

interface ServerParts {
  /** 'mfe-catalog' */
  folder: string;
  /** The folder of the build, absolute. */
  output: string;
}

/**
 * Makes what servers need of an area, its prerendered views and `server.cjs`, in a thread of its own: meanwhile webpack
 * builds the scripts for browsers.
 */
export async function buildServerParts(parts: ServerParts): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { serverParts: parts } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The parts for servers were not built.')),
    );
  });
}

const given = workerData as { serverParts?: ServerParts } | null;
if (!isMainThread && given?.serverParts) {
  const { folder, output } = given.serverParts;
  // webpack makes it when it has something to write.
  mkdirSync(output, { recursive: true });
  await renderViews(folder, output);
  await buildAreaServer(folder, output);
}
