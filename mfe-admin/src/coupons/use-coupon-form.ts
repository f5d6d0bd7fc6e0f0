import { useQueryClient } from '@tanstack/react-query';
import { createCoupon, listCourses } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { CouponForm, CouponOff } from '@vidya/contracts/calls/coupon';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { couponCode } from '@vidya/contracts/rules/buying/coupon-code';
import { type CouponField, couponProblems } from '@vidya/contracts/rules/buying/coupon-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useDeferredValue, useState } from 'react';
import { useDraft } from '../data/use-draft.ts';
import { useRequest } from '../data/use-request.ts';
import { limitOf, whole } from './coupon-text.ts';

/** The values as typed. */
const blank = {
  code: '',
  kind: 'percent' as CouponOff['kind'],
  value: '',
  /** Null for all courses, and until one is chosen. */
  course: null as { _id: string; topic: string } | null,
  /** The coupon is for one course, chosen or not yet. */
  isForOne: false,
  maxUses: '',
  expiresOn: '',
};

type CouponDraft = typeof blank;
type DraftField = CouponField | 'course';

const formOf = ({ code, kind, value, course, maxUses, expiresOn }: CouponDraft): CouponForm => ({
  code: couponCode(code),
  off: { kind, value: whole(value) },
  courseId: course?._id ?? null,
  maxUses: limitOf(maxUses),
  expiresOn,
});

const courseMissing: Problem<DraftField> = { field: 'course', message: texts.coupon.courseMissing };

/** The problems, in the order of the form. */
const problemsIn = (draft: CouponDraft): Problem<DraftField>[] => {
  const found: Problem<DraftField>[] = couponProblems(formOf(draft), new Date(serverNow()));
  if (!draft.isForOne || draft.course) return found;
  const first = found.filter(({ field }) => field === 'code' || field === 'value');
  return [...first, courseMissing, ...found.slice(first.length)];
};

/** The dialog for a new coupon. */
export function useCouponForm() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const dialog = useDialogEntry('new-coupon');
  const { typed, reset, change, errorOf, check, showProblem } = useDraft<CouponDraft, DraftField>(blank, problemsIn);
  const [isBusy, setBusy] = useState(false);

  /** Returns the first invalid field; null if there is none. */
  const submit = async (): Promise<DraftField | null> => {
    if (isBusy) return null;
    const invalid = check();
    if (invalid) return invalid;
    setBusy(true);
    const sent = send(createCoupon, { body: formOf(typed) });
    const taken = sent.then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.message === texts.coupon.codeTaken,
    );
    const response = await run(sent, {
      loading: texts.progress.savingCoupon,
      success: texts.coupon.created,
      failure: texts.coupon.createFailed,
    });
    setBusy(false);
    if (response) {
      dialog.close();
      void queries.invalidateQueries({ queryKey: keys.coupons });
      return null;
    }
    if (!(await taken)) return null;
    showProblem({ field: 'code', message: texts.coupon.codeTaken });
    return 'code';
  };

  return {
    isOpen: dialog.isOpen,
    open: () => {
      reset();
      dialog.open();
    },
    close: dialog.close,
    typed,
    change,
    errorOf,
    submit,
    isBusy,
  };
}

export type CouponFormState = ReturnType<typeof useCouponForm>;

const shownCourses = 6;

/** Courses to choose from, by a part of their title; the most popular ones until something is typed. */
export function useCourseChoice(part: string) {
  const q = useDeferredValue(part.trim());
  const query = { limit: shownCourses, ...(q && { q }) };
  return useRequest({
    key: keys.courses(query),
    fetch: async (send, signal) => (await send(listCourses, { query, signal })).data,
    keepsPrevious: true,
  });
}
