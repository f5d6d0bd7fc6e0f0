import { parentPort } from 'node:worker_threads';
import { inspectBuild } from '../../gate/inspection/inspect-build.ts';
import type { InspectionRequest } from './inspector.ts';

/** Runs in a worker thread of its own: a build is inspected for a second or more, and may be made to be hard to parse. */
const port = parentPort!;
port.on('message', ({ integrity, content }: InspectionRequest) => {
  const bytes = new Map(Object.entries(content).map(([file, part]) => [file, Buffer.from(part)]));
  port.postMessage(inspectBuild({ integrity }, bytes));
});
