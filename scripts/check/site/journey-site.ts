import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import type { journeyEnvironment } from './journey-world.ts';
import { seededData } from './seeded-data.ts';

const program = 'scripts/check/site/journey-site-main.ts';

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * Starts site number `place`, from 0, of a source tree in its own process, with its own ports and data: newly seeded, or a
 * copy of the data in `before`.
 */
export async function startJourneySite(place: number, tree: string = root, before?: string) {
  const SEEDED_DATA = before ?? (tree === root ? await seededData() : '');
  const child = fork(path.join(tree, program), [String(place)], { cwd: tree, env: { ...process.env, SEEDED_DATA } });
  /** Rejects when a part of the site ends by itself. */
  const death: Promise<never> = ended(child).then(() => {
    throw new Error(`Site ${place + 1} of the journeys ended by itself.`);
  });
  death.catch(() => undefined);
  const started = new Promise<ReturnType<typeof journeyEnvironment>>((resolve) => {
    child.once('message', (message) => resolve(message as ReturnType<typeof journeyEnvironment>));
  });
  const environment = await Promise.race([started, death]);
  const stop = (): Promise<void> => {
    if (child.connected) child.disconnect();
    return ended(child);
  };
  return { environment, death, stop };
}
