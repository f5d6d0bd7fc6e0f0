import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';

const nameMax = 100;

/** A name that every system takes as that of a file. */
export const fileNameOf = (title: string): string => {
  const name = cleanLine(title.replaceAll(/[<>:"/\\|?*.]+/g, ' ').slice(0, nameMax)).toWellFormed();
  return trimEndOf(name, ' ,;-') || 'Course';
};
