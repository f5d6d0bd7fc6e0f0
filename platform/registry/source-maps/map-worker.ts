import { parentPort } from 'node:worker_threads';
import { mapStack, type StackToMap } from './map-stack.ts';

/** Runs in a worker thread of its own: a map may be made to be hard to read. */
const port = parentPort!;
port.on('message', (request: StackToMap) => port.postMessage(mapStack(request)));
