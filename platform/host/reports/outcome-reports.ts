import type { Outcome } from '../../calls/choices.ts';
import type { Candidate } from '../load/candidates.ts';

export interface OutcomeReport extends Pick<Candidate, 'name' | 'version' | 'as' | 'base'> {
  outcome: Outcome;
  loadMs?: number | undefined;
  error?: unknown;
  /** The page's path when it happened: reports are sent later, from another page perhaps. */
  path?: string;
}

const isUrgent = (outcome: Outcome): boolean => outcome !== 'ok' && outcome !== 'business';

const pendingReports: OutcomeReport[] = [];
let enqueue = (report: OutcomeReport): void => void pendingReports.push(report);
let flush = (): void => undefined;

/** What a rehearsal listens to (platform/cli/rehearsal/watch-page.ts): the outcomes of overrides and previews. */
const rehearsalEvent = 'vidya-outcome';

/** Queues reports until the reporter has loaded, which is late. Overrides are not reported: only a rehearsal hears of them. */
export function note({ name, version, as, base, outcome, loadMs, error }: OutcomeReport): void {
  if (as === 'override') {
    dispatchEvent(
      new CustomEvent(rehearsalEvent, { detail: `${name} ${outcome} ${error instanceof Error ? error.message : ''}` }),
    );
    return;
  }
  enqueue({ name, version, as, base, outcome, loadMs, error, path: location.pathname });
  if (isUrgent(outcome)) flush();
}

export const noteFailure = (candidate: Candidate, outcome: Exclude<Outcome, 'ok'>, error?: unknown): void =>
  note({ ...candidate, outcome, error });

/** Calls back on a failure; at once if one has already happened. */
export function onFailure(listener: () => void): void {
  flush = listener;
  if (pendingReports.some(({ outcome }) => isUrgent(outcome))) flush();
}

/** Passes the queued reports to the reporter, then each new one. */
export function reportTo(reporter: (report: OutcomeReport) => void): void {
  enqueue = reporter;
  for (const report of pendingReports.splice(0)) reporter(report);
}
