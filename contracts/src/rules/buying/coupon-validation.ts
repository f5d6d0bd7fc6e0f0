import { texts } from '../../texts/texts.ts';
import { isCalendarDay } from '../calendar-day.ts';
import { limits } from '../limits.ts';
import { type Problem, problemsOf } from '../validation.ts';
import { couponCode } from './coupon-code.ts';
import type { CouponOff } from './coupon-price.ts';

const say = texts.coupon;
const { codeMin, codeMax, rupeesMax, usesMax } = limits.coupon;

export type CouponField = 'code' | 'value' | 'maxUses' | 'expiresOn';

/** True for a valid coupon code in its stored form. */
const isCouponCode = (code: string): boolean =>
  code.length >= codeMin && code.length <= codeMax && /^[A-Z0-9-]+$/.test(code);

/** The end of a day in India ('2026-12-31'); null for an invalid day. */
export const endOfDay = (day: string): Date | null =>
  isCalendarDay(day) ? new Date(`${day}T23:59:59.999+05:30`) : null;

const isWithin = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

interface Limits {
  maxUses: number | null;
  /** '2026-12-31' or ''. */
  expiresOn: string;
}

interface Conditions {
  now: Date;
  /** The number of existing uses. */
  uses: number;
}

/** The problems of the changeable fields; a missing field has none. */
export const couponLimitProblems = (
  { maxUses, expiresOn }: Partial<Limits>,
  { now, uses }: Conditions,
): Problem<'maxUses' | 'expiresOn'>[] => {
  const until = expiresOn ? endOfDay(expiresOn) : undefined;
  return problemsOf([
    [typeof maxUses === 'number' && !isWithin(maxUses, usesMax), 'maxUses', say.usesInvalid],
    [typeof maxUses === 'number' && maxUses < uses, 'maxUses', say.usesBelow],
    [until === null || (until !== undefined && until < now), 'expiresOn', say.dayInvalid],
  ]);
};

/** The problems of a new coupon. Unreadable numbers are NaN. */
export const couponProblems = (form: Limits & { code: string; off: CouponOff }, now: Date): Problem<CouponField>[] => {
  const { kind, value } = form.off;
  return [
    ...problemsOf<CouponField>([
      [!isCouponCode(couponCode(form.code)), 'code', say.codeInvalid],
      [kind === 'percent' && !isWithin(value, 100), 'value', say.percentInvalid],
      [kind === 'rupees' && !isWithin(value, rupeesMax), 'value', say.rupeesInvalid],
    ]),
    ...couponLimitProblems(form, { now, uses: 0 }),
  ];
};
