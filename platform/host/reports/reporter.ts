import type { Send } from '@vidya/contracts/browser/client';
import { limits } from '@vidya/contracts/rules/limits';
import { reportHealth } from '../../calls/browser-calls.ts';
import type { AreaReport } from '../../calls/release.ts';
import { ticketEntry } from '../../gate/document/canary.ts';
import { readPageSettings } from '../load/page-settings.ts';
import { isCold } from './cold-cache.ts';
import { errorReport } from './error-report.ts';
import { watchFrame } from './frame-watch.ts';
import { type OutcomeReport, reportTo } from './outcome-reports.ts';
import { watchVitals } from './vitals.ts';

const soonMs = 2_000;
const quietMs = 15_000;
/** Who is away by then, without a press or a key, left at once. */
const leftWithinMs = 10_000;

const versionOf = ({ name, version }: OutcomeReport): string => `${name}@${version}`;
const isFailure = ({ outcome }: OutcomeReport): boolean =>
  outcome !== 'ok' && outcome !== 'business' && outcome !== 'left';

/**
 * The right to report this page load, as the front server sent it in a header; '' where the browser does not pass it on.
 * It names versions and their groups: `…~catalog~1.2.0-3f9ac01b2d~c~…`.
 */
function pageTicket(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === ticketEntry)?.description ?? '';
}

/** Whether the ticket's page compares this version: as a canary (`c`) or as its control (`k`). */
const isCompared = (ticket: string, { name, version }: { name: string; version: string }): boolean =>
  ['c', 'k'].some((group) => ticket.includes(`~${name}~${version}~${group}`));

/** Starts to report how this page's versions perform: one small batch, and another one only for later events. */
export function startReporting(send: Send): void {
  const ticket = pageTicket();
  const isSampled = Math.random() < readPageSettings().reportShare;
  const vitals = watchVitals();
  const reported = new Set<string>();
  const cold = new Set<string>();
  let waiting: OutcomeReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pageBeganWith: OutcomeReport | undefined;
  let left: number = limits.reportsAtOnce;

  const reportOf = (word: OutcomeReport): AreaReport => {
    const { name, version, outcome, loadMs, error, path } = word;
    const isOk = outcome === 'ok';
    return {
      name,
      version,
      outcome,
      ...(isOk && loadMs !== undefined && { loadMs: Math.round(loadMs) }),
      ...(isOk && { isCold: cold.has(versionOf(word)) }),
      ...(word === pageBeganWith && vitals()),
      ...(error !== undefined && { error: errorReport(error, path) }),
    };
  };
  const flush = (): void => {
    clearTimeout(timer);
    const areas = waiting.splice(0, left).map(reportOf);
    waiting = [];
    left -= areas.length;
    // Fire and forget: a lost report does no harm.
    if (areas.length > 0) void send(reportHealth, { body: { ticket, areas } }).catch(() => undefined);
  };
  const hear = (word: OutcomeReport): void => {
    if (word.outcome === 'ok') drawn(word);
    const key = `${versionOf(word)} ${word.outcome}`;
    if (reported.has(key)) return;
    if (word.outcome === 'ok' && isCold(word)) cold.add(versionOf(word));
    if (ticket === '') return;
    if (!isSampled && word.as !== 'canary' && !isCompared(ticket, word)) return;
    reported.add(key);
    if (word.outcome === 'ok') pageBeganWith ??= word;
    waiting.push(word);
    clearTimeout(timer);
    timer = setTimeout(flush, waiting.some(isFailure) ? soonMs : quietMs);
  };
  const drawn = watchFrame(hear);
  const leave = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const isAtOnce = performance.now() < leftWithinMs && !(navigator.userActivation?.hasBeenActive ?? true);
    if (isAtOnce && pageBeganWith) hear({ ...pageBeganWith, outcome: 'left' });
    flush();
  };

  reportTo(hear);
  document.addEventListener('visibilitychange', leave);
}
