import type { BankQuestion } from '@vidya/contracts/calls/bank';
import { Button, Row } from '@vidya/shared-ui';
import { useState } from 'react';
import { writtenOf } from '../data/bank/bank.ts';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import { BankQuestionDialog } from './BankQuestionDialog.tsx';

interface EditBankQuestionProps {
  /** As it was when the dialog opened. */
  question: BankQuestion;
  /** As the list has it now; undefined once it is not on the page any more. */
  latest: BankQuestion | undefined;
  change: BankChanges['change'];
  onClose: () => void;
}

/** Edits a question of the bank. When another author has changed it, the person chooses between the two. */
export function EditBankQuestion({ question, latest, change, onClose }: EditBankQuestionProps) {
  const [read, setRead] = useState(question);
  const [revision, setRevision] = useState(question.revision);
  const isConflict = latest !== undefined && latest.revision !== revision;
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
      save={(source) => change({ _id: question._id, revision }, source)}
      wayOut={
        isConflict ? (
          <Row $gap={2}>
            <Button variant="secondary" size="small" onClick={takeTheirs}>
              Take theirs
            </Button>
            <Button variant="secondary" size="small" onClick={() => setRevision(latest.revision)}>
              Keep editing mine
            </Button>
          </Row>
        ) : null
      }
      onClose={onClose}
    />
  );
}
