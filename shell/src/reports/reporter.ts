import type { Send } from '@vidya/contracts/browser/client';
import { type AreaReport, reportHealth } from '@vidya/contracts/release/release-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { readPageSettings } from '../remotes/load/page-settings.ts';
import { reportTo, type Word } from './report-text.ts';

const soonMs = 2_000;
const quietMs = 15_000;

const versionOf = ({ name, version }: Word): string => `${name}@${version}`;

/** Starts to report how this page's versions perform: one small batch, and another one only for later failures. */
export function startReporting(send: Send): void {
  const isSampled = Math.random() < readPageSettings().reportShare;
  const vitals = watchVitals();
  const visited = new Set<string>();
  const said = new Set<string>();
  let waiting: Word[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pageBeganWith: string | undefined;
  let left: number = limits.reportsAtOnce;

  const reportOf = (word: Word): AreaReport => {
    const { name, version, outcome, loadMs } = word;
    const isVisit = !visited.has(versionOf(word));
    visited.add(versionOf(word));
    const isFirst = isVisit && outcome === 'ok' && versionOf(word) === pageBeganWith;
    return {
      name,
      version,
      outcome,
      isVisit,
      ...(isVisit && loadMs !== undefined && { loadMs: Math.round(loadMs) }),
      ...(isFirst && vitals()),
    };
  };
  const flush = (): void => {
    clearTimeout(timer);
    const areas = waiting.splice(0, left).map(reportOf);
    waiting = [];
    left -= areas.length;
    // Fire and forget: a lost report does no harm.
    if (areas.length > 0) void send(reportHealth, { body: { areas } }).catch(() => undefined);
  };
  const hear = (word: Word): void => {
    const key = `${versionOf(word)} ${word.outcome}`;
    if (said.has(key) || !(isSampled || word.as === 'canary')) return;
    said.add(key);
    if (word.outcome === 'ok') pageBeganWith ??= versionOf(word);
    waiting.push(word);
    clearTimeout(timer);
    timer = setTimeout(flush, waiting.some(({ outcome }) => outcome !== 'ok') ? soonMs : quietMs);
  };

  reportTo(hear);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** INP ignores one slowest interaction per 50; a page with fewer interactions counts its slowest. */
function slowest(durations: Map<number, number>): number | undefined {
  const sorted = [...durations.values()].toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)];
}

function observe(type: string, take: (entries: PerformanceEntryList) => void): void {
  // Not every browser supports every entry type.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true });
}

/**
 * Starts to watch the largest contentful paint (LCP) and the interaction to next paint (INP), with the entries that the
 * browser has buffered. Returns a function that reads their values so far, in ms.
 */
function watchVitals() {
  let lcpMs: number | undefined;
  const durations = new Map<number, number>();
  if (typeof PerformanceObserver !== 'undefined') {
    observe('largest-contentful-paint', (entries) => (lcpMs = entries.at(-1)?.startTime ?? lcpMs));
    observe('event', (entries) => {
      for (const { interactionId, duration } of entries as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    });
  }
  return () => {
    const inpMs = slowest(durations);
    return {
      ...(lcpMs !== undefined && { lcpMs: Math.round(lcpMs) }),
      ...(inpMs !== undefined && { inpMs: Math.round(inpMs) }),
    };
  };
}
