import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { count } from '@vidya/contracts/texts/format';

/** '3 sections' */
export const countOf = (number: number, name: string): string => `${count(number)} ${name}${number === 1 ? '' : 's'}`;

/** '3 sections and 14 lectures' */
export function outlineCount({ sections }: Pick<OutlineReport, 'sections'>): string {
  const lectures = sections.reduce((sum, section) => sum + section.lectures.length, 0);
  return `${countOf(sections.length, 'section')} and ${countOf(lectures, 'lecture')}`;
}

/** '1,200 things are left out, here are the first 1,000:' */
export function refusedTitle({ refused, refusedCount }: Pick<OutlineReport, 'refused' | 'refusedCount'>): string {
  const isCut = refusedCount > refused.length;
  const verb = refusedCount === 1 ? 'is' : 'are';
  return `${countOf(refusedCount, 'thing')} ${verb} left out${isCut ? `, here are the first ${count(refused.length)}` : ''}:`;
}
