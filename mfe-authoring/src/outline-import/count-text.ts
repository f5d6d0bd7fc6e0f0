import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { count } from '@vidya/contracts/texts/format';

const countOf = (number: number, name: string): string => `${count(number)} ${name}${number === 1 ? '' : 's'}`;

/** '3 sections and 14 lectures' */
export function outlineCount({ sections }: Pick<OutlineReport, 'sections'>): string {
  const lectures = sections.reduce((sum, section) => sum + section.lectures.length, 0);
  return `${countOf(sections.length, 'section')} and ${countOf(lectures, 'lecture')}`;
}

/** 'What can not be imported (5)', or that there are more than the list shows. */
export const refusedTitle = ({ refused, refusedCount }: OutlineReport): string =>
  `${countOf(refusedCount, 'thing')} can not be imported${refusedCount > refused.length ? `, the first ${count(refused.length)} are` : ''}:`;
