import { timeLimit } from '../../../contracts/src/testing/time-limit.ts';
import type { RemoteName } from '../../../platform/gate/remotes.ts';
import { releaseNow } from './document.ts';
import type { FaultVisit } from './fault-visit.ts';
import { injectFault, type NetworkFault, networkFaults } from './network-faults.ts';
import { type Fault, plant } from './plant.ts';

export type AreaFault = NetworkFault | Exclude<Fault, 'well'>;

/** All faults of an area, described for test titles. */
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

/** Faults that the page survives without a message. */
export const isSurvived = (fault: AreaFault): boolean => fault === 'flaky' || fault === 'event';

/**
 * The time for the rest of a page on a machine that renders five of them; npm run bench -- release measures exactly.
 */
const pageMs = 10_000;

/** The time limit for the message, in ms from the page's start; always below the runtime's own 20 s. */
export const messageWithin = (fault: AreaFault): number =>
  timeLimit((fault === 'hangs' || fault === 'slow' ? 8_000 : 5_000) + pageMs);

const isOfNetwork = (fault: AreaFault): fault is NetworkFault => networkFaults.some((known) => known === fault);

/**
 * Injects a fault into a version that is live for this visit, with the site's live one as the previous version. Returns
 * a function that ends the fault.
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

/** Injects a fault into an area's live version, without a previous one, for one visit. Returns what ends the fault. */
export async function begin(visit: FaultVisit, name: RemoteName, fault: AreaFault): Promise<() => void> {
  const { live } = await releaseNow(name);
  visit.release({ name, live: isOfNetwork(fault) ? live : await plant(name, fault) });
  if (isOfNetwork(fault)) return injectFault(visit.context, live.base, fault);
  return () => visit.release({ name, live });
}
