import { Button, Dialog, FileField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { type QuestionsStep, useQuestionFile } from '../data/lecture/question-file.ts';
import { Focused } from '../history/Focused.tsx';
import { countOf, refusedTitle } from '../outline-import/count-text.ts';
import { ImportParts, ImportWaiting } from '../parts/ImportParts.tsx';
import { RefusedList } from '../parts/RefusedList.tsx';

interface ImportQuestionsProps {
  courseId: string;
  onClose: () => void;
  /** Adds questions in the text form; returns what takes them out again. */
  onBring: (questions: string) => () => void;
  focusAfter: () => HTMLElement | null;
}

/** Adds the questions of a file to the text, and says what it leaves out. */
export function ImportQuestions({ courseId, onClose, onBring, focusAfter }: ImportQuestionsProps) {
  const undo = useRef<() => void>(null);
  const { step, choose, chooseAgain } = useQuestionFile(courseId, (questions) => {
    undo.current = onBring(questions);
  });
  const takeBack = (): void => {
    undo.current?.();
    onClose();
  };
  const hasBrought = step.name === 'report' && step.report.count > 0;
  return (
    <Dialog
      isOpen
      title="Import questions"
      onClose={onClose}
      focusAfter={focusAfter}
      actions={
        <>
          {hasBrought ? (
            <Button variant="secondary" onClick={takeBack}>
              Undo
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          {hasBrought ? <Button onClick={onClose}>Done</Button> : null}
          {step.name === 'report' && !hasBrought ? <Button onClick={chooseAgain}>Choose another file</Button> : null}
        </>
      }
    >
      <Content step={step} onChoose={(file) => void choose(file)} />
    </Dialog>
  );
}

function Content({ step, onChoose }: { step: QuestionsStep; onChoose: (file: File) => void }) {
  if (step.name === 'choosing')
    return (
      <ImportParts>
        <p>Adds the questions to the end of the text, where you check them. They are stored when you save.</p>
        <FileField
          label="File with questions"
          accept=".xml,.zip,.txt,.gift"
          help="QTI 2.1 or 3.0 (.zip or .xml), Moodle XML or GIFT; at most 10 MB."
          error={step.fault}
          onPick={onChoose}
        />
      </ImportParts>
    );
  if (step.name === 'reading') return <ImportWaiting>Reading {step.file.name}</ImportWaiting>;
  const { report } = step;
  return (
    <ImportParts>
      <Focused>
        {report.count > 0
          ? `${countOf(report.count, 'question')} ${report.count === 1 ? 'is' : 'are'} at the end of the text now. Please check and save.`
          : 'There is nothing in this file that can be imported.'}
      </Focused>
      {report.refused.length > 0 ? <RefusedList title={refusedTitle(report)} refused={report.refused} /> : null}
    </ImportParts>
  );
}
