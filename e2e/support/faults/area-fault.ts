import type { RemoteName } from '../../../contracts/src/release/remotes.ts';
import { releaseNow } from './document.ts';
import type { FaultVisit } from './fault-visit.ts';
import { injectFault, type NetworkFault, networkFaults } from './network-faults.ts';
import { type Fault, plant } from './plant.ts';

export type AreaFault = NetworkFault | Exclude<Fault, 'well'>;

/** Everything that can be wrong with an area, in words. */
export const areaFaults: Record<AreaFault, string> = {
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
export const isSurvived = (fault: AreaFault): boolean => fault === 'flaky' || fault === 'event';

/** What the rest of a page may take on a machine that is drawing five of them; npm run bench -- release is exact. */
const pageMs = 10_000;

/** How long the message may take, in ms from the page's start: less than the runtime's own 20 s in any case. */
export const messageWithin = (fault: AreaFault): number =>
  (fault === 'hangs' || fault === 'slow' ? 8_000 : 5_000) + pageMs;

const isOfNetwork = (fault: AreaFault): fault is NetworkFault => networkFaults.some((known) => known === fault);

/**
 * Brings trouble on a version that is live for this visit, with the site's live one as the version before it. Answers with
 * what ends it.
 */
export async function beginWithPrevious(
  { context, release }: FaultVisit,
  name: RemoteName,
  fault: AreaFault,
): Promise<() => void> {
  const { live: previous } = await releaseNow(name);
  const live = await plant(name, isOfNetwork(fault) ? 'well' : fault);
  release({ name, live, previous });
  return isOfNetwork(fault) ? injectFault(context, live.base, fault) : () => undefined;
}

/** Brings trouble on an area's live version, which has no other beside it, for one visit. Answers with what ends it. */
export async function begin(visit: FaultVisit, name: RemoteName, fault: AreaFault): Promise<() => void> {
  const { live } = await releaseNow(name);
  visit.release({ name, live: isOfNetwork(fault) ? live : await plant(name, fault) });
  if (isOfNetwork(fault)) return injectFault(visit.context, live.base, fault);
  return () => visit.release({ name, live });
}
