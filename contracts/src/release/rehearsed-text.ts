import { count } from '../texts/format.ts';
import type { RehearsalView } from './rehearsal-calls.ts';

export const findingsText = (findings: number): string => `${count(findings)} finding${findings === 1 ? '' : 's'}`;

/** 'Rehearsed 25 Nov, 12:00: 40 views, nothing wrong'. `when`: the time as it is shown there. */
export function rehearsedText({ views, findings, skipped }: Omit<RehearsalView, 'at'>, when: string): string {
  const seen = `${count(views)} view${views === 1 ? '' : 's'}`;
  const found = findings === 0 ? 'nothing wrong' : findingsText(findings);
  const unseen = skipped > 0 ? [`${count(skipped)} not looked at`] : [];
  return `Rehearsed ${when}: ${[seen, found, ...unseen].join(', ')}`;
}
