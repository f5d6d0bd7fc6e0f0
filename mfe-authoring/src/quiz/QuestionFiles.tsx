import { exportQuestionsAddress } from '@vidya/contracts/browser/addresses';
import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Button, Icon, lazyPart, Menu, MenuItem, Skeleton } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';

const ImportDialog = lazyPart(async () => (await import('./ImportQuestions.tsx')).ImportQuestions);
const ExportDialog = lazyPart(async () => (await import('./ExportQuestions.tsx')).ExportQuestions);

interface QuestionFilesProps {
  courseId: string;
  /** Null for a new one, which has nothing to export. */
  lectureId: string | null;
  questions: readonly WrittenQuestion[];
  /** Adds questions in the text form; returns what takes them out again. */
  onBring: (questions: string) => () => void;
  focusAfter: () => HTMLElement | null;
}

/** The menu for questions from and to files of other systems. */
export function QuestionFiles({ courseId, lectureId, questions, onBring, focusAfter }: QuestionFilesProps) {
  const [bringing, writing] = [useDialogEntry('import-questions'), useDialogEntry('export-questions')];
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (dialog: typeof bringing) => () => {
    setOpen(false);
    dialog.open();
  };
  return (
    <>
      {lectureId === null ? (
        <Button variant="quiet" icon={<Icon name="upload" size={16} />} onClick={bringing.open}>
          Import questions …
        </Button>
      ) : (
        <Menu
          isOpen={isOpen}
          onToggle={setOpen}
          button={(wiring) => (
            <Button ref={button} variant="quiet" iconAfter={<Icon name="chevron-down" size={16} />} {...wiring}>
              Question files
            </Button>
          )}
        >
          <MenuItem icon={<Icon name="upload" />} onClick={choose(bringing)}>
            Import questions …
          </MenuItem>
          <MenuItem icon={<Icon name="download" />} onClick={choose(writing)}>
            Export questions …
          </MenuItem>
        </Menu>
      )}
      {bringing.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ImportDialog courseId={courseId} onClose={bringing.close} onBring={onBring} focusAfter={focusAfter} />
        </Suspense>
      ) : null}
      {writing.isOpen && lectureId !== null ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ExportDialog
            addressOf={(format) => exportQuestionsAddress(courseId, lectureId, format)}
            about="The file has the questions as they were last saved, without the settings of the quiz."
            questions={questions}
            onClose={writing.close}
            focusAfter={() => button.current}
          />
        </Suspense>
      ) : null}
    </>
  );
}
