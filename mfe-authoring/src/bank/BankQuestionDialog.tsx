import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { Banner } from '@vidya/shared-ui';
import { type ReactNode, useState } from 'react';
import { QuestionDialog } from '../quiz/QuestionDialog.tsx';

interface BankQuestionDialogProps {
  title: string;
  question: WrittenQuestion;
  /** Saves it in the text form; resolves to null, or to the message of a failure. */
  save: (source: string) => Promise<string | null>;
  /** What else helps after a failure. */
  wayOut?: ReactNode;
  onClose: () => void;
}

/** A question of the bank in fields. It stays open until the question is stored. */
export function BankQuestionDialog({ title, question, save, wayOut, onClose }: BankQuestionDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const { isBusy, run } = useSingleRun();
  useLeaveGuard(isTyped);
  const send = async (source: string): Promise<boolean> => {
    const message = await save(source);
    setFailure(message);
    if (message === null) onClose();
    return message === null;
  };
  return (
    <QuestionDialog
      title={title}
      question={question}
      isSaving={isBusy}
      refusal={
        failure === null ? null : (
          <Banner tone="danger" action={wayOut}>
            {failure}
          </Banner>
        )
      }
      onType={() => setTyped(true)}
      onSave={(next) => run(() => send(writeQuestions([next])))}
      onClose={onClose}
    />
  );
}
