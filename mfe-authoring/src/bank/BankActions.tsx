import { exportBankAddress } from '@vidya/contracts/browser/addresses';
import { useDialogEntry, useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Button, Icon, Row } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import type { useBankImport } from '../data/bank/bank-import.ts';
import { ExportQuestions } from '../quiz/ExportQuestions.tsx';
import { AddQuestionsDialog } from './AddQuestionsDialog.tsx';
import { BankQuestionDialog } from './BankQuestionDialog.tsx';
import { ImportBankDialog } from './ImportBankDialog.tsx';

interface BankActionsProps {
  courseId: string;
  /** The tag that the list shows; '' for all. */
  tag: string;
  add: BankChanges['add'];
  bringing: ReturnType<typeof useBankImport>;
  /** Questions of the bank. */
  total: number;
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

/** Adds questions to the bank: one in fields, many as a text, or those of a file; and writes all to a file. */
export function BankActions({ courseId, tag, add, bringing, total }: BankActionsProps) {
  const [one, many] = [useDialogEntry('new-question'), useDialogEntry('add-questions')];
  const [file, writing] = [useDialogEntry('import-questions'), useDialogEntry('export-questions')];
  const exporting = useRef<HTMLButtonElement>(null);
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
        {total > 0 ? (
          <Button ref={exporting} variant="quiet" icon={<Icon name="download" size={16} />} onClick={writing.open}>
            Export questions …
          </Button>
        ) : null}
      </Row>
      {one.isOpen ? (
        <BankQuestionDialog title="New question" question={blank(tag)} save={add} onClose={one.close} />
      ) : null}
      {many.isOpen ? <AddQuestionsDialog text={text} onType={setText} add={add} onClose={many.close} /> : null}
      {writing.isOpen ? (
        <ExportQuestions
          addressOf={(format) => exportBankAddress(courseId, format)}
          about="The file has all questions of the bank."
          questions={null}
          onClose={writing.close}
          focusAfter={() => exporting.current}
        />
      ) : null}
      {file.isOpen ? <ImportBankDialog bringing={bringing} onClose={file.close} /> : null}
    </>
  );
}
