import { fieldTooLong } from './texts.ts';

const kinds: Record<string, string> = {
  string: 'Text',
  number: 'A Number',
  int: 'A Whole Number',
  bigint: 'A Whole Number',
  boolean: 'True Or False',
  array: 'A List',
  date: 'A Date',
};

/** Longer lists of choices are left out. */
const maxChoices = 8;

/** What the API says of a field that it refuses; `label` is the field's name as people read it. */
export const fieldMessages = {
  missing: (label: string): string => `${label} Is Required`,
  invalid: (label: string): string => `${label} Is Not Valid`,
  /** `kind` as zod names it; of an unknown one nothing is said. */
  wrongKind: (label: string, kind: string): string =>
    `${label} ${kinds[kind] ? `Must Be ${kinds[kind]}` : 'Is Not Valid'}`,
  tooLong: fieldTooLong,
  tooShort: (label: string): string => `${label} Is Too Short`,
  tooFew: (label: string, min: number): string => `${label} Needs At Least ${min}`,
  tooMany: (label: string, max: number): string => `${label} Can Have At Most ${max}`,
  tooSmall: (label: string, min: number): string => `${label} Must Be At Least ${min}`,
  tooLarge: (label: string, max: number): string => `${label} Can Be At Most ${max}`,
  notAmong: (label: string, choices: readonly string[]): string => {
    if (choices.length === 0 || choices.length > maxChoices) return `${label} Is None Of The Choices`;
    return choices.length === 1 ? `${label} Must Be ${choices[0]}` : `${label} Must Be One Of ${choices.join(', ')}`;
  },
};
