import { monthInIndia } from '../texts/format.ts';
import { limits } from './limits.ts';

/** 2024 up to the current year, newest last (decision A1). */
export function offeredYears(now: Date): number[] {
  const { year } = monthInIndia(now);
  return Array.from({ length: year - limits.firstYear + 1 }, (_, index) => limits.firstYear + index);
}
