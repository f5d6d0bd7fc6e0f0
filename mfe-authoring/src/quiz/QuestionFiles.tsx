import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Icon, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';

const ImportDialog = lazyPart(async () => (await import('./ImportQuestions.tsx')).ImportQuestions);

interface QuestionFilesProps {
  courseId: string;
  /** Adds questions in the text form; returns what takes them out again. */
  onBring: (questions: string) => () => void;
  focusAfter: () => HTMLElement | null;
}

/** Questions from files of other systems. */
export function QuestionFiles({ courseId, onBring, focusAfter }: QuestionFilesProps) {
  const dialog = useDialogEntry('import-questions');
  return (
    <>
      <Button variant="quiet" icon={<Icon name="upload" size={16} />} onClick={dialog.open}>
        Import questions …
      </Button>
      {dialog.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ImportDialog courseId={courseId} onClose={dialog.close} onBring={onBring} focusAfter={focusAfter} />
        </Suspense>
      ) : null}
    </>
  );
}
