import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { BankQuestion } from '@vidya/contracts/calls/bank';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { type RefObject, useRef, useState } from 'react';
import { writtenOf } from '../data/bank/bank.ts';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import { firstLine } from '../data/lecture/quiz-texts.ts';
import { EditBankQuestion } from './EditBankQuestion.tsx';

interface BankEdits {
  /** Of the page. */
  questions: readonly BankQuestion[];
  changes: BankChanges;
  /** Has the focus once the last row is deleted. */
  heading: RefObject<HTMLElement | null>;
}

/** Edits, copies and deletes single questions of the bank, with the dialogs for it. */
export function useBankEdits({ questions, changes, heading }: BankEdits) {
  const [editing, deleting] = [useDialogEntry('edit-question'), useDialogEntry('delete-question')];
  const [subject, setSubject] = useState<BankQuestion>();
  const { isBusy, run } = useSingleRun();
  const row = useRef<HTMLLIElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  const remove = async (questionId: string): Promise<void> => {
    if ((await changes.remove(questionId)) === null) {
      const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
      focusAfter.current = next?.querySelector('button') ?? heading.current;
    }
    deleting.close();
  };
  const handlers = {
    onEdit: (question: BankQuestion): void => {
      setSubject(question);
      editing.open();
    },
    onCopy: ({ source }: BankQuestion): void => void run(() => changes.add(source)),
    onDelete: (question: BankQuestion, element: HTMLLIElement | null): void => {
      setSubject(question);
      row.current = element;
      focusAfter.current = null;
      deleting.open();
    },
  };
  // After a reload the history entry is still there, and what it was about is not.
  if (!subject) return { handlers, dialogs: null };
  return {
    handlers,
    dialogs: (
      <>
        {editing.isOpen ? (
          <EditBankQuestion
            question={subject}
            latest={questions.find(({ _id }) => _id === subject._id)}
            changes={changes}
            onClose={editing.close}
          />
        ) : null}
        <ConfirmDialog
          isOpen={deleting.isOpen}
          title="Delete this question?"
          lines={[
            `“${firstLine(writtenOf(subject))}”`,
            'Quizzes no longer draw it. Attempts that drew it stay as they are.',
            texts.dialog.cannotUndo,
          ]}
          confirmLabel="Delete question"
          isBusy={isBusy}
          onConfirm={() => void run(() => remove(subject._id))}
          onCancel={deleting.close}
          focusAfter={() => focusAfter.current}
        />
      </>
    ),
  };
}
