import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { type Coupon, deleteCoupon, updateCoupon } from '@vidya/contracts/calls/coupon';
import { couponLimitProblems } from '@vidya/contracts/rules/coupon-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { whole } from './whole.ts';

type Change = NonNullable<Parameters<ReturnType<typeof useSave>>[1]>;
type LimitField = 'maxUses' | 'expiresOn';

/** Returns a function that sends a change, refetches coupons and offers, and resolves with whether it succeeded. */
function useSave() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return async (
    coupon: Coupon,
    body: { maxUses?: number | null; expiresOn?: string; isPaused?: boolean },
  ): Promise<boolean> => {
    const response = await run(send(updateCoupon, { params: { couponId: coupon._id }, body }), {
      loading: texts.progress.savingCoupon,
      success: texts.coupon.changed,
      failure: texts.coupon.changeFailed,
    });
    if (response) await queries.invalidateQueries({ queryKey: keys.coupons });
    return response !== null;
  };
}

/** Only the changed fields: a last day in the past may stay unchanged. */
function changeOf(coupon: Coupon, { maxUses, expiresOn }: Record<LimitField, string>): Change {
  const limit = maxUses.trim() === '' ? null : whole(maxUses);
  const day = coupon.expiresAt ? dayInIndia(coupon.expiresAt) : '';
  return { ...(limit !== coupon.maxUses && { maxUses: limit }), ...(expiresOn !== day && { expiresOn }) };
}

/** The dialog that changes the limit and the last day. */
export function useCouponLimits() {
  const { toasts } = usePlatform();
  const save = useSave();
  const dialog = useDialogEntry('coupon-limits');
  const [coupon, mark] = useState<Coupon | null>(null);
  const [typed, type] = useState({ maxUses: '', expiresOn: '' });
  const [problems, setProblems] = useState<Problem<LimitField>[]>([]);
  const [isBusy, setBusy] = useState(false);

  const open = (wanted: Coupon): void => {
    const { maxUses, expiresAt } = wanted;
    mark(wanted);
    type({ maxUses: maxUses === null ? '' : String(maxUses), expiresOn: expiresAt ? dayInIndia(expiresAt) : '' });
    setProblems([]);
    dialog.open();
  };
  const change = (given: Partial<typeof typed>): void => {
    type({ ...typed, ...given });
    setProblems(problems.filter(({ field }) => !(field in given)));
  };
  /** Returns the first invalid field; null if there is none. */
  const submit = async (): Promise<LimitField | null> => {
    if (!coupon || isBusy) return null;
    const body = changeOf(coupon, typed);
    const found = couponLimitProblems(body, { now: new Date(), uses: coupon.uses });
    setProblems(found);
    if (found[0]) {
      toasts.error(found[0].message);
      return found[0].field;
    }
    setBusy(true);
    const isDone = Object.keys(body).length === 0 || (await save(coupon, body));
    setBusy(false);
    if (isDone) dialog.close();
    return null;
  };
  const errorOf = (field: LimitField) => problems.find((problem) => problem.field === field)?.message;
  const isOpen = dialog.isOpen && coupon !== null;
  return { isOpen, coupon, typed, change, errorOf, open, close: dialog.close, submit, isBusy };
}

export type CouponLimits = ReturnType<typeof useCouponLimits>;

/** Pauses or resumes at once, without a dialog: it is easy to undo. */
export function usePauseCoupon(): (coupon: Coupon) => void {
  const save = useSave();
  return (coupon) => void save(coupon, { isPaused: !coupon.isPaused });
}

/** The confirmation dialog and the deletion of a coupon. */
export function useDeleteCoupon() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('delete-coupon');
  const [coupon, mark] = useState<Coupon | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const ask = (wanted: Coupon): void => {
    mark(wanted);
    setAnswered(false);
    question.open();
  };
  const confirm = async (): Promise<void> => {
    if (!coupon) return;
    setBusy(true);
    const response = await run(send(deleteCoupon, { params: { couponId: coupon._id } }), {
      loading: texts.progress.deletingCoupon,
      success: texts.coupon.deleted,
      failure: texts.coupon.deleteFailed,
    });
    setBusy(false);
    // The refetch removes the delete button after a success or a refusal.
    setAnswered(true);
    question.close();
    if (response) mark(null);
    // After a refusal the coupon is in use: the refetched list shows it.
    await queries.invalidateQueries({ queryKey: keys.coupons });
  };
  return {
    isOpen: question.isOpen && coupon !== null,
    coupon,
    ask,
    confirm,
    close: question.close,
    isBusy,
    isAnswered,
  };
}

export type CouponDeletion = ReturnType<typeof useDeleteCoupon>;
