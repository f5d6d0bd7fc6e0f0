/** `npm run cluster [-- --asynchronous]`: the site as on many machines, on loopback, below CLUSTER_DIR. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { startCluster } from './cluster/cluster.ts';
import { root } from './config/webpack/shared.ts';
import { readerGone, whenStopped } from './run/processes.ts';

const say = (line: string): void => console.info(line);
const folder = path.resolve(root, process.env['CLUSTER_DIR'] || '.data/cluster');
const stopped = new AbortController();
const signalled = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()));
whenStopped((exitCode) => {
  // A second signal ends everything at once.
  if (stopped.signal.aborted) return exitCode === readerGone ? undefined : process.exit(1);
  stopped.abort(new Error('Stopped before all parts were up.'));
  say('Stopping …');
});

try {
  const { values } = parseArgs({ options: { asynchronous: { type: 'boolean', default: false } } });
  say('Building what changed …');
  await build();
  say('Starting the cluster …');
  const cluster = await startCluster({ folder, isSynchronous: !values.asynchronous, say, signal: stopped.signal });
  say('  Sample sign-ins: learner@vidya.example, instructor@vidya.example, admin@vidya.example (password: vidya-demo)');
  say('  Stop with Ctrl-C');
  await signalled;
  await cluster.stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
