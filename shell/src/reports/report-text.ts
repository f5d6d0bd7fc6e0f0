import type { Outcome } from '@vidya/contracts/calls/choices';
import type { Candidate } from '../remotes/load/candidates.ts';

export interface Word extends Pick<Candidate, 'name' | 'version' | 'as' | 'base'> {
  outcome: Outcome;
  loadMs?: number | undefined;
  error?: unknown;
  /** The page's path when it happened: reports are sent later, from another page perhaps. */
  path?: string;
}

const isUrgent = (outcome: Outcome): boolean => outcome !== 'ok' && outcome !== 'business';

const text: Word[] = [];
let tell = (word: Word): void => void text.push(word);
let wake = (): void => undefined;

/** What a rehearsal listens to (scripts/rehearsal/watch-page.ts): the outcomes of overrides and previews. */
const rehearsalEvent = 'vidya-outcome';

/** Queues reports until the reporter has loaded, which is late. Overrides are not reported: only a rehearsal hears of them. */
export function note({ name, version, as, base, outcome, loadMs, error }: Word): void {
  if (as === 'override') {
    dispatchEvent(
      new CustomEvent(rehearsalEvent, { detail: `${name} ${outcome} ${error instanceof Error ? error.message : ''}` }),
    );
    return;
  }
  tell({ name, version, as, base, outcome, loadMs, error, path: location.pathname });
  if (isUrgent(outcome)) wake();
}

export const noteFailure = (candidate: Candidate, outcome: Exclude<Outcome, 'ok'>, error?: unknown): void =>
  note({ ...candidate, outcome, error });

/** Calls back on a failure; at once if one has already happened. */
export function onFailure(listener: () => void): void {
  wake = listener;
  if (text.some(({ outcome }) => isUrgent(outcome))) wake();
}

/** Passes the queued reports to the reporter, then each new one. */
export function reportTo(reporter: (word: Word) => void): void {
  tell = reporter;
  for (const word of text.splice(0)) reporter(word);
}
