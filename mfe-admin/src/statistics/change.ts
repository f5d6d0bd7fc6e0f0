import { count } from '@vidya/contracts/texts/format';

/** The least that a month needs before the change is a percentage of it: below it a percentage means little. */
export const leastBase = { people: 10, paise: 1_000_00 } as const;

const greatestPercent = 999;

/** The change in whole percent: '25%'. Null where it would be a percentage of nearly nothing. */
export function changeText(now: number, before: number, least: number): string | null {
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
  return Math.abs(before) < least || percent > greatestPercent ? null : `${count(percent)}%`;
}
