import { isCalendarDay } from '../calendar-day.ts';
import { isWordless } from '../text/clean-text.ts';
import { type Problem, problemsOf } from '../validation.ts';
import { moneyTexts as say } from './money-texts.ts';

/** Who bears coupons; 'maker': who made the coupon. */
export const couponBearers = ['maker', 'platform', 'instructor'] as const;
export type CouponBearer = (typeof couponBearers)[number];

/** 'tdsNoPan': the rate of income tax for instructors without a PAN. */
export const taxKinds = ['tds', 'tdsNoPan', 'tcs'] as const;

/** The most a rate can be, in basis points. */
export const maxRate = 10_000;

/** '12.5' → 1,250 basis points; null for what is no rate. */
export function rateOf(percent: string): number | null {
  const text = percent.trim();
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const rate = Math.round(Number(text) * 100);
  return rate <= maxRate ? rate : null;
}

/** 1,250 → '12.5 %', on one line. */
export const rateText = (rate: number): string => `${rate / 100}\u00a0%`;

const dayProblems = (day: string, today: string): Parameters<typeof problemsOf<'validFrom'>>[0] => [
  [!day.startsWith('20') || !isCalendarDay(day), 'validFrom', say.dayMissing],
  [day < today, 'validFrom', say.dayPast],
];

/** Of a share in basis points; null ends an agreement. Days are India's: '2026-12-01'. */
export const agreementProblems = (
  form: { rate: number | null; isEnd: boolean; validFrom: string },
  today: string,
): Problem<'rate' | 'validFrom'>[] =>
  problemsOf<'rate' | 'validFrom'>([
    [form.rate === null && !form.isEnd, 'rate', say.rateInvalid],
    ...dayProblems(form.validFrom, today),
  ]);

export const taxRateProblems = (
  form: { rate: number | null; validFrom: string; source: string },
  today: string,
): Problem<'rate' | 'validFrom' | 'source'>[] =>
  problemsOf<'rate' | 'validFrom' | 'source'>([
    [form.rate === null, 'rate', say.rateInvalid],
    ...dayProblems(form.validFrom, today),
    [isWordless(form.source), 'source', say.sourceMissing],
  ]);
