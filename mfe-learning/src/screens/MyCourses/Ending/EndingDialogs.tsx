import { ConfirmDialog, GiveBackDialog } from '@vidya/shared-ui';
import type { Ending } from './use-ending.ts';

/** Finds the heading of the page. */
export type FindHeading = () => HTMLElement | null;

/** Ask before a learner gives a paid course back, or leaves a free one. */
export function EndingDialogs({ ending, heading }: { ending: Ending; heading: FindHeading }) {
  const { giving, leaving } = ending;
  const { course } = leaving;
  return (
    <>
      {giving.dialog ? (
        <GiveBackDialog {...giving.dialog} focusAfter={() => (giving.isDone ? heading() : null)} />
      ) : null}
      {course ? (
        <ConfirmDialog
          isOpen={leaving.isOpen}
          isBusy={leaving.isBusy}
          title={
            <>
              Leave <bdi>{course.courseTitle}</bdi>?
            </>
          }
          lines={[
            'Your access ends at once, and a certificate of the course is no longer valid.',
            course.isByCoupon
              ? 'Your progress stays stored. The coupon that made the course free works only once: to come back, you pay.'
              : 'Your progress stays stored: it is there again when you enrol again.',
          ]}
          confirmLabel="Leave the course"
          onConfirm={leaving.confirm}
          onCancel={leaving.close}
          focusAfter={() => (leaving.isDone ? heading() : null)}
        />
      ) : null}
    </>
  );
}
