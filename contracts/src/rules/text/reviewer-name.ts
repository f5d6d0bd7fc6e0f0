import { once } from '../../texts/once.ts';

const letters = once(() => new Intl.Segmenter('en-IN', { granularity: 'grapheme' }));

/** 'Asha Rao' is 'Asha'. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** 'Asha Rao' is 'A.'. By grapheme, because 'कि' is one letter in two code points. */
export function initialOf(fullName: string): string {
  const [first] = letters().segment(fullName.trim());
  return first ? `${first.segment.toLocaleUpperCase('en-IN')}.` : '';
}
