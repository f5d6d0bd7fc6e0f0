import type { RemoteName } from '../../../contracts/src/release/remotes.ts';
import { releaseNow } from './document.ts';
import { type NetworkFault, networkFaults, strike } from './network-faults.ts';
import { type Fault, plant } from './plant.ts';
import type { PlantedVisit } from './planted-visit.ts';

export type Trouble = NetworkFault | Exclude<Fault, 'well'>;

/** Everything that can be wrong with an area, in words. */
export const troubles: Record<Trouble, string> = {
  down: 'is down at the start',
  flaky: 'is flaky',
  html: 'answers HTML with 200',
  truncated: 'sends half of every file',
  empty: 'sends 0 bytes',
  changed: 'has a file that was changed by one byte',
  hashMissing: 'has a script without a hash',
  gone: 'lost a file',
  hangs: 'hangs',
  slow: 'sends one byte per second',
  import: 'throws at import',
  render: 'throws in render',
  effect: 'throws in an effect',
  event: 'throws in an event',
  react18: 'wants another major version of React',
};

/** These are over before anybody sees a message. */
export const isSurvived = (trouble: Trouble): boolean => trouble === 'flaky' || trouble === 'event';

/** What the rest of a page may take on a machine that is drawing five of them; npm run bench -- release is exact. */
const pageMs = 10_000;

/** How long the message may take, in ms from the page's start: less than the runtime's own 20 s in any case. */
export const messageWithin = (trouble: Trouble): number =>
  (trouble === 'hangs' || trouble === 'slow' ? 8_000 : 5_000) + pageMs;

const isOfNetwork = (trouble: Trouble): trouble is NetworkFault => networkFaults.some((known) => known === trouble);

/**
 * Brings trouble on a version that is live for this visit, with the site's live one as the version before it. Answers with
 * what ends it.
 */
export async function beginWithPrevious(
  { context, release }: PlantedVisit,
  name: RemoteName,
  trouble: Trouble,
): Promise<() => void> {
  const { live: previous } = await releaseNow(name);
  const live = await plant(name, isOfNetwork(trouble) ? 'well' : trouble);
  release({ name, live, previous });
  return isOfNetwork(trouble) ? strike(context, live.base, trouble) : () => undefined;
}

/** Brings trouble on an area's live version, which has no other beside it, for one visit. Answers with what ends it. */
export async function begin(visit: PlantedVisit, name: RemoteName, trouble: Trouble): Promise<() => void> {
  const { live } = await releaseNow(name);
  visit.release({ name, live: isOfNetwork(trouble) ? live : await plant(name, trouble) });
  if (isOfNetwork(trouble)) return strike(visit.context, live.base, trouble);
  return () => visit.release({ name, live });
}
