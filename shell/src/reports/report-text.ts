import type { Outcome } from '@vidya/contracts/release/release-calls';
import type { Candidate } from '../remotes/load/candidates.ts';

/** What the page has to say of a version. */
export interface Word extends Pick<Candidate, 'name' | 'version' | 'as'> {
  outcome: Outcome;
  loadMs?: number | undefined;
}

const text: Word[] = [];
let tell = (word: Word): void => void text.push(word);
let wake = (): void => undefined;

/** Kept until the reporter is there, which is loaded late. Versions that somebody chose for themselves say nothing. */
export function note({ name, version, as, outcome, loadMs }: Word): void {
  if (as === 'override') return;
  tell({ name, version, as, outcome, loadMs });
  if (outcome !== 'ok') wake();
}

export const noteFailure = (candidate: Candidate, outcome: Exclude<Outcome, 'ok'>): void =>
  note({ ...candidate, outcome });

/** Calls back when something has failed; at once when it has already. */
export function onFailure(listener: () => void): void {
  wake = listener;
  if (text.some(({ outcome }) => outcome !== 'ok')) wake();
}

/** Hands every word over to the one who reports: those kept so far, then each as it comes. */
export function reportTo(reporter: (word: Word) => void): void {
  tell = reporter;
  for (const word of text.splice(0)) reporter(word);
}
