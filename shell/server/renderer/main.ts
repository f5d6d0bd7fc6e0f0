// The renderer process: a thread per version. The front server starts it with an empty environment and Node's permission
// model; it ends with the front server.
import type { FromRenderer, ToRenderer } from './messages.ts';
import { createWorkers } from './workers.ts';

const tell = (message: FromRenderer): void => void process.send?.(message, undefined, undefined, () => undefined);
const workers = createWorkers(tell);

process.on('message', (message: ToRenderer) => workers.receive(message));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; pages that the front server still sends need this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
