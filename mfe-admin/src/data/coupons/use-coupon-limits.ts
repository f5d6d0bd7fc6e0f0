import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Coupon } from '@vidya/contracts/calls/coupon';
import { couponLimitProblems } from '@vidya/contracts/rules/coupon-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { useState } from 'react';
import { useQuestion } from '../use-question.ts';
import { limitOf } from './coupon-text.ts';
import { useSaveCoupon } from './use-coupon-change.ts';

type LimitField = 'maxUses' | 'expiresOn';

const typedOf = ({ maxUses, expiresAt }: Coupon): Record<LimitField, string> => ({
  maxUses: maxUses === null ? '' : String(maxUses),
  expiresOn: expiresAt ? dayInIndia(expiresAt) : '',
});

/** Only the changed fields: a last day in the past may stay unchanged. */
function changeOf(coupon: Coupon, { maxUses, expiresOn }: Record<LimitField, string>) {
  const limit = limitOf(maxUses);
  return {
    ...(limit !== coupon.maxUses && { maxUses: limit }),
    ...(expiresOn !== typedOf(coupon).expiresOn && { expiresOn }),
  };
}

/** The dialog that changes the limit and the last day. */
export function useCouponLimits() {
  const { toasts } = usePlatform();
  const { subject: coupon, ask, run, ...question } = useQuestion<Coupon>('coupon-limits');
  const save = useSaveCoupon(run);
  const [typed, type] = useState({ maxUses: '', expiresOn: '' });
  const [problems, setProblems] = useState<Problem<LimitField>[]>([]);

  const open = (wanted: Coupon): void => {
    type(typedOf(wanted));
    setProblems([]);
    ask(wanted);
  };
  const change = (given: Partial<typeof typed>): void => {
    type({ ...typed, ...given });
    setProblems(problems.filter(({ field }) => !(field in given)));
  };
  /** Returns the first invalid field; null if there is none. */
  const submit = async (): Promise<LimitField | null> => {
    if (!coupon || question.isBusy) return null;
    const body = changeOf(coupon, typed);
    const found = couponLimitProblems(body, { now: new Date(), uses: coupon.uses });
    setProblems(found);
    if (found[0]) {
      toasts.error(found[0].message);
      return found[0].field;
    }
    if (Object.keys(body).length === 0 || (await save(coupon, body))) question.close();
    return null;
  };
  const errorOf = (field: LimitField) => problems.find((problem) => problem.field === field)?.message;
  return { ...question, coupon, typed, change, errorOf, open, submit };
}

export type CouponLimits = ReturnType<typeof useCouponLimits>;
