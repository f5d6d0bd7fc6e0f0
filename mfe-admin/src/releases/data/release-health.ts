import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases, VersionHealth } from '@vidya/platform/calls/area-releases';
import { capital } from './texts/release-text.ts';

/** Plain numbers of visits, shown if there are any. */
const counts = [
  'renderFailed',
  'hydrationFailed',
  'callFailed',
  'blank',
  'frameBroken',
  'pressIgnored',
  'business',
  'left',
] as const;

export type Measure = 'failed' | (typeof counts)[number] | 'loadMs' | 'lcpMs' | 'inpMs' | 'shift';

/** `aside` explains the label. */
const measures: { measure: Measure; label: string; aside?: string }[] = [
  { measure: 'failed', label: 'Failed visits' },
  { measure: 'renderFailed', label: 'Pages not rendered' },
  { measure: 'hydrationFailed', label: 'Pages not hydrated' },
  { measure: 'callFailed', label: 'A call failed' },
  { measure: 'blank', label: 'Blank after 3 s' },
  { measure: 'frameBroken', label: 'Header hidden or dead' },
  { measure: 'pressIgnored', label: 'A press led to nothing' },
  { measure: 'business', label: 'Did what it is for' },
  { measure: 'left', label: 'Left at once' },
  { measure: 'loadMs', label: 'Load time' },
  { measure: 'lcpMs', label: 'Largest paint', aside: 'LCP' },
  { measure: 'inpMs', label: 'Answer to input', aside: 'INP' },
  { measure: 'shift', label: 'Layout shift', aside: 'CLS' },
];

/** The compared measures, in order. `counts`: what the area declares of its business count, or ''. */
export const measuresOf = ({ counts }: Pick<RemoteReleases, 'counts'>) =>
  measures.map((row) => (row.measure === 'business' && counts ? { ...row, label: capital(counts) } : row));

export const hasVisits = (health: VersionHealth | null | undefined): health is VersionHealth =>
  health !== null && health !== undefined && health.visits > 0;

/** A share of visits, ms, or thousandths; null if not measured. */
const valueOf = (health: VersionHealth, measure: Measure): number | null =>
  measure === 'failed' ? health.failed / health.visits : health[measure];

const time = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const percent = (share: number): string => `${count(Math.round(share * 1000) / 10)}%`;

const isCount = (measure: Measure): boolean => counts.some((one) => one === measure);

/** Whether a row is worth showing for it. */
export const hasNumber = (health: VersionHealth | null, measure: Measure): boolean =>
  hasVisits(health) && (isCount(measure) ? valueOf(health, measure) !== 0 : measured(health, measure) !== '');

/** '0.4%', '12', '820 ms', '1.2 s', '0.05'; '' if not measured. */
export function measured(health: VersionHealth, measure: Measure): string {
  const value = valueOf(health, measure);
  if (value === null) return '';
  if (isCount(measure)) return count(value);
  if (measure === 'shift') return (value / 1000).toFixed(2);
  return measure === 'failed' ? percent(value) : time(value);
}
