import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';

const ExtraTimeDialog = lazyPart(async () => (await import('./ExtraTimeDialog.tsx')).ExtraTimeDialog);

/** Opens the learners of a course with extra time in its timed quizzes. */
export function ExtraTime({ courseId }: { courseId: string }) {
  const dialog = useDialogEntry('extra-time');
  return (
    <div>
      <Button variant="secondary" size="small" onClick={dialog.open}>
        Extra time for learners …
      </Button>
      {dialog.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ExtraTimeDialog courseId={courseId} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
