import { leaveCourse } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { useGiveBack } from '@vidya/contracts/browser/purchases/give-back';
import { useHoldingChanged } from '@vidya/contracts/browser/purchases/holding-changed';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';

/** A course that cost nothing. */
export interface Leavable {
  courseId: string;
  courseTitle: string;
  /** It was free by a coupon, which is used up. */
  isByCoupon: boolean;
}

/** The two ways in which a learner's access ends: a paid course is given back, a free one is left. */
export function useEnding() {
  const { send, run } = usePlatform();
  const once = useSingleRun();
  const holdingChanged = useHoldingChanged();
  const dialog = useDialogEntry('leave-course');
  const giving = useGiveBack();
  const [course, setCourse] = useState<Leavable | null>(null);
  const [isDone, setDone] = useState(false);

  const leave = async (): Promise<void> => {
    if (!course) return;
    const { courseId } = course;
    const response = await run(send(leaveCourse, { body: { courseId } }), {
      success: refundTexts.left,
      failure: refundTexts.leaveFailed,
    });
    holdingChanged(courseId);
    if (!response) return;
    setDone(true);
    dialog.close();
  };

  return {
    giving,
    leaving: {
      course,
      isOpen: dialog.isOpen && course !== null,
      isBusy: once.isBusy,
      isDone,
      ask: (wanted: Leavable): void => {
        setCourse(wanted);
        setDone(false);
        dialog.open();
      },
      confirm: (): void => void once.run(leave),
      close: dialog.close,
    },
  };
}

export type Ending = ReturnType<typeof useEnding>;
