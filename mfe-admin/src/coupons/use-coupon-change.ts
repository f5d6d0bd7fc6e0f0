import { useQueryClient } from '@tanstack/react-query';
import { deleteCoupon, updateCoupon } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { type Platform, usePlatform } from '@vidya/contracts/browser/platform';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { Coupon } from '@vidya/contracts/calls/coupon';
import { couponLimitProblems } from '@vidya/contracts/rules/buying/coupon-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useCopy } from '../data/use-copy.ts';
import { useQuestion } from '../data/use-question.ts';
import { limitOf } from './coupon-text.ts';

interface CouponChange {
  maxUses?: number | null;
  expiresOn?: string;
  isPaused?: boolean;
}

/**
 * Returns a function that sends a change and resolves with whether it succeeded. It does not wait for the refetch of
 * coupons and offers: a dialog that did would be ready for a second press.
 */
function useSaveCoupon(run: Platform['run']) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  return async (coupon: Coupon, body: CouponChange): Promise<boolean> => {
    const response = await run(send(updateCoupon, { params: { couponId: coupon._id }, body }), {
      loading: texts.progress.savingCoupon,
      success: texts.coupon.changed,
      failure: texts.coupon.changeFailed,
    });
    // After a refusal too: another administrator may have been first.
    void queries.invalidateQueries({ queryKey: keys.coupons });
    return response !== null;
  };
}

/** Pauses or resumes at once, without a dialog: it is easy to undo. */
export function usePauseCoupon(): (coupon: Coupon) => void {
  const save = useSaveCoupon(usePlatform().run);
  return (coupon) => void save(coupon, { isPaused: !coupon.isPaused });
}

/** Copies the address that applies the coupon. A coupon for all courses has only its code. */
export function useCopyCoupon(): (coupon: Coupon) => Promise<void> {
  const copy = useCopy();
  return async ({ code, course }) => {
    const copied = course ? new URL(paths.courseDetail(course._id, code), location.origin).href : code;
    await copy(copied, course ? 'Link copied' : 'Code copied');
  };
}

/** The confirmation dialog and the deletion of a coupon. */
export function useDeleteCoupon() {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const { subject: coupon, run, finish, forget, ...question } = useQuestion<Coupon>('delete-coupon');
  const confirm = async (): Promise<void> => {
    if (!coupon) return;
    const sent = send(deleteCoupon, { params: { couponId: coupon._id } });
    const response = await run(sent, {
      loading: texts.progress.deletingCoupon,
      success: texts.coupon.deleted,
      failure: texts.coupon.deleteFailed,
    });
    // The refetch removes the delete button after a success or a refusal.
    finish();
    if (response) forget();
    // After a refusal the coupon is in use: the refetched list shows it.
    await queries.invalidateQueries({ queryKey: keys.coupons });
  };
  return { ...question, coupon, confirm };
}

export type CouponDeletion = ReturnType<typeof useDeleteCoupon>;

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
  const change = (changes: Partial<typeof typed>): void => {
    type({ ...typed, ...changes });
    setProblems(problems.filter(({ field }) => !(field in changes)));
  };
  /** Returns the first invalid field; null if there is none. */
  const submit = async (): Promise<LimitField | null> => {
    if (!coupon || question.isBusy) return null;
    const body = changeOf(coupon, typed);
    const found = couponLimitProblems(body, { now: new Date(serverNow()), uses: coupon.uses });
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
