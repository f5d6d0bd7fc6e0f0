import { useDialogEntry, useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Button, Icon, Row } from '@vidya/shared-ui';
import { useState } from 'react';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import type { useBankImport } from '../data/bank/bank-import.ts';
import { AddQuestionsDialog } from './AddQuestionsDialog.tsx';
import { BankQuestionDialog } from './BankQuestionDialog.tsx';
import { ImportBankDialog } from './ImportBankDialog.tsx';

interface BankActionsProps {
  /** The tag that the list shows; '' for all. */
  tag: string;
  add: BankChanges['add'];
  bringing: ReturnType<typeof useBankImport>;
}

const blankChoice = { text: '', isRight: false, comment: '' };

/** What a new question begins with. */
const blank = (tag: string): WrittenQuestion => ({
  type: 'choice',
  text: '',
  explanation: '',
  points: 1,
  tags: tag === '' ? [] : [tag],
  choices: [blankChoice, blankChoice],
});

/** Adds questions to the bank: one in fields, many as a text, or those of a file. */
export function BankActions({ tag, add, bringing }: BankActionsProps) {
  const [one, many] = [useDialogEntry('new-question'), useDialogEntry('add-questions')];
  const file = useDialogEntry('import-questions');
  const [text, setText] = useState('');
  useLeaveGuard(text.trim() !== '');
  return (
    <>
      <Row>
        <Button icon={<Icon name="plus" size={18} />} onClick={one.open}>
          New question
        </Button>
        <Button variant="secondary" onClick={many.open}>
          Add questions
        </Button>
        <Button
          variant="quiet"
          icon={<Icon name="upload" size={16} />}
          onClick={() => {
            bringing.chooseAgain();
            file.open();
          }}
        >
          Import questions …
        </Button>
      </Row>
      {one.isOpen ? (
        <BankQuestionDialog title="New question" question={blank(tag)} save={add} onClose={one.close} />
      ) : null}
      {many.isOpen ? <AddQuestionsDialog text={text} onType={setText} add={add} onClose={many.close} /> : null}
      {file.isOpen ? <ImportBankDialog bringing={bringing} onClose={file.close} /> : null}
    </>
  );
}
