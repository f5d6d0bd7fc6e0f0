import { ticketEntry } from '../../gate/document/canary.ts';

/**
 * The right to report this page load, as the front server sent it in a header; '' where the browser does not pass it on.
 * It names versions and their groups: `…~catalog~1.2.0-3f9ac01b2d~c~…`.
 */
export function pageTicket(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === ticketEntry)?.description ?? '';
}

/** Whether the ticket's page compares this version: as a canary (`c`) or as its control (`k`). */
export const isCompared = (ticket: string, { name, version }: { name: string; version: string }): boolean =>
  ['c', 'k'].some((group) => ticket.includes(`~${name}~${version}~${group}`));
