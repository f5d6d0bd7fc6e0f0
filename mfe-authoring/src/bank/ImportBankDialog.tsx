import { Button, Dialog, FileField } from '@vidya/shared-ui';
import type { BankImportStep, useBankImport } from '../data/bank/bank-import.ts';
import { Focused } from '../history/Focused.tsx';
import { refusedTitle } from '../outline-import/count-text.ts';
import { ImportParts, ImportWaiting } from '../parts/ImportParts.tsx';
import { RefusedList } from '../parts/RefusedList.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { resultText } from './import-text.ts';

interface ImportBankDialogProps {
  bringing: ReturnType<typeof useBankImport>;
  onClose: () => void;
}

/** Imports a file of questions into the bank, which goes on while the dialog is closed. */
export const ImportBankDialog = ({ bringing: { step, choose, chooseAgain }, onClose }: ImportBankDialogProps) => (
  <Dialog
    isOpen
    title="Import questions"
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          {step.name === 'choosing' ? 'Cancel' : 'Close'}
        </Button>
        {step.name === 'report' ? <Button onClick={chooseAgain}>Choose another file</Button> : null}
      </>
    }
  >
    <Content step={step} onChoose={(file) => void choose(file)} />
  </Dialog>
);

function Content({ step, onChoose }: { step: BankImportStep; onChoose: (file: File) => void }) {
  switch (step.name) {
    case 'choosing':
      return (
        <ImportParts>
          <p>Adds the questions of a file to the bank. This goes on while you do something else.</p>
          <FileField
            label="File with questions"
            accept=".xml,.zip,.txt,.gift"
            help="QTI 2.1 or 3.0 (.zip or .xml), Moodle XML or GIFT; at most 10 MB and 2,000 questions."
            error={step.fault}
            onPick={onChoose}
          />
        </ImportParts>
      );
    case 'sending':
      return <ImportWaiting>Sending {step.file.name}</ImportWaiting>;
    case 'running':
      return (
        <ImportParts>
          <Focused key="running">Importing {step.report.fileName}. You can close this window.</Focused>
          <ImportProgress report={step.report} />
        </ImportParts>
      );
    case 'report':
      return (
        <ImportParts>
          <Focused key="report">{resultText(step.report)}</Focused>
          {step.report.refused.length > 0 ? (
            <RefusedList title={refusedTitle(step.report)} refused={step.report.refused} />
          ) : null}
        </ImportParts>
      );
  }
}
