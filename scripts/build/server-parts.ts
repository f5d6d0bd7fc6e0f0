import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { PrerenderedView } from '@vidya/contracts/texts/page-meta';
import { packageFolder } from '../config/webpack/shared.ts';
import { renderAtBuild, withoutMarks } from './drawing.ts';
import { buildAreaServer } from './server.ts';

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

/** The module of a remote's prerendered views, if it has any; absolute. */
export const viewsEntry = (folder: string): string => path.join(packageFolder(folder), 'src/prerendered-views.tsx');

/** Renders a remote's views (shown while data loads), if any, for the front server. */
async function renderViews(folder: string, output: string): Promise<void> {
  const entry = viewsEntry(folder);
  const views = existsSync(entry) ? await renderAtBuild(entry, output) : {};
  const lean = Object.entries(views as Record<string, PrerenderedView>).map(([at, view]) => [
    at,
    { ...view, css: withoutMarks(view.css) },
  ]);
  writeFileSync(path.join(output, 'views.json'), JSON.stringify(Object.fromEntries(lean)));
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
