import type { BankQuestion } from '@vidya/contracts/calls/bank';
import { Button, Row } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import { writtenOf } from '../data/bank/bank.ts';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import { BankQuestionDialog } from './BankQuestionDialog.tsx';

interface EditBankQuestionProps {
  /** As it was when the dialog opened. */
  question: BankQuestion;
  /** As the list has it now; undefined once it is not on the page any more. */
  latest: BankQuestion | undefined;
  changes: BankChanges;
  onClose: () => void;
}

/**
 * Edits a question of the bank. When another author has changed it, the person chooses between the two; if the changed
 * one is not on the page, the person's can be added as a new question.
 */
export function EditBankQuestion({ question, latest, changes, onClose }: EditBankQuestionProps) {
  const [read, setRead] = useState(question);
  const [revision, setRevision] = useState(question.revision);
  const isNew = useRef(false);
  const takeTheirs = (): void => {
    if (!latest) return;
    setRead(latest);
    setRevision(latest.revision);
  };
  return (
    <BankQuestionDialog
      // Another text begins another form.
      key={read.revision}
      title="Edit question"
      question={writtenOf(read)}
      save={(source) => (isNew.current ? changes.add(source) : changes.change({ _id: question._id, revision }, source))}
      wayOut={
        latest === undefined ? (
          <Button type="submit" variant="secondary" size="small" onClick={() => void (isNew.current = true)}>
            Add as a new question
          </Button>
        ) : latest.revision === revision ? null : (
          <Row $gap={2}>
            <Button variant="secondary" size="small" onClick={takeTheirs}>
              Take theirs
            </Button>
            <Button variant="secondary" size="small" onClick={() => setRevision(latest.revision)}>
              Keep editing mine
            </Button>
          </Row>
        )
      }
      onClose={onClose}
    />
  );
}
