import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { JudgedMeasure, Outcome, Verdict } from '@vidya/platform/calls/choices';

const judgedLabels: Record<JudgedMeasure, string> = {
  failed: 'Failed',
  callFailed: 'A call failed',
  blank: 'Blank after 3 s',
  frameBroken: 'Header hidden or dead',
  pressIgnored: 'A press led to nothing',
  rehearsalFailed: 'Failed in rehearsal',
  slowLoad: 'Loaded later than 2.5 s',
  slowLcp: 'Largest paint later than 2.5 s',
  slowInp: 'Answer later than 200 ms',
  noBusiness: 'Without what the area is for',
};

/** A row of the comparison, as a share of visits: the lower, the better. `counts`: what the area declares, or ''. */
export const judgedLabel = (measure: JudgedMeasure, { counts }: Pick<RemoteReleases, 'counts'>): string =>
  measure === 'noBusiness' && counts ? `Without “${counts}”` : judgedLabels[measure];

export const verdictLabels: Record<Verdict, { label: string; tone: 'danger' | 'success' | 'neutral' }> = {
  stop: { label: 'Worse', tone: 'danger' },
  'proven good': { label: 'Proven good', tone: 'success' },
  'not enough yet': { label: 'Not enough yet', tone: 'neutral' },
};

const errorKinds: Partial<Record<Outcome, string>> = {
  loadFailed: 'Did not load',
  renderFailed: 'Was not drawn',
  eventFailed: 'Threw later',
  hydrationFailed: 'Was not hydrated',
  callFailed: 'A call failed',
  blank: 'Blank',
  frameBroken: 'Header hidden or dead',
  pressIgnored: 'A press led to nothing',
};

export const errorKind = (outcome: Outcome): string => errorKinds[outcome] ?? outcome;

/** '0.4%, 4 of 1,000'; '–' where nobody could tell. */
export const tallyText = ({ bad, of }: { bad: number; of: number }): string =>
  of === 0 ? '–' : `${count(Math.round((bad / of) * 1_000) / 10)}%, ${count(bad)} of ${count(of)}`;
