import { Banner, Button, Dialog, FileField, ProgressBar } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { type ImportStep, useOutlineImport } from '../data/lecture/outline-import.ts';
import { Focused } from '../history/Focused.tsx';
import { ImportParts, ImportWaiting } from '../parts/ImportParts.tsx';
import { outlineCount } from './count-text.ts';
import { ImportReport } from './ImportReport.tsx';

interface ImportDialogProps {
  courseId: string;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Takes a Common Cartridge or a CSV file, shows what would come of it, and imports it. */
export function ImportDialog({ courseId, onClose, focusAfter }: ImportDialogProps) {
  const { step, choose, chooseAgain, bring } = useOutlineImport(courseId, onClose);
  return (
    <Dialog
      isOpen
      size="medium"
      title="Import lectures"
      onClose={onClose}
      focusAfter={focusAfter}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {step.name === 'importing' ? 'Close' : 'Cancel'}
          </Button>
          <Action step={step} onImport={bring} onChooseAgain={chooseAgain} />
        </>
      }
    >
      <Content step={step} onChoose={choose} />
    </Dialog>
  );
}

function Content({ step, onChoose }: { step: ImportStep; onChoose: (file: File) => void }): ReactNode {
  switch (step.name) {
    case 'choosing':
      return (
        <ImportParts>
          <p>
            Brings sections, articles, quizzes, links and files from another system, or from a table. You see what will
            come before anything is created.
          </p>
          <FileField
            label="Package or table"
            accept=".imscc,.zip,.csv"
            help="A Common Cartridge (.imscc or .zip) as Moodle, Canvas and Open edX export it, or a CSV file with a column “title”; at most 200 MB."
            error={step.fault}
            onPick={onChoose}
          />
        </ImportParts>
      );
    case 'sending':
      return (
        <ImportParts>
          <Focused key="sending">Uploading {step.file.name}</Focused>
          <ProgressBar
            label={`Upload of ${step.file.name}`}
            value={step.percent}
            caption={step.isWaiting ? 'Waiting for the connection' : `${step.percent}% uploaded`}
          />
        </ImportParts>
      );
    case 'reading':
      return <ImportWaiting key="reading">Reading {step.file.name}</ImportWaiting>;
    case 'importing':
      return (
        <ImportWaiting key="importing">Importing {outlineCount(step.report)}. Pictures take a moment.</ImportWaiting>
      );
    case 'report':
      return <ImportReport report={step.report} />;
    case 'failed':
      return (
        <ImportParts>
          <Focused key="failed">{step.file.name} was not imported.</Focused>
          <Banner tone="danger">{step.failure}</Banner>
        </ImportParts>
      );
  }
}

interface ActionProps {
  step: ImportStep;
  onImport: ReturnType<typeof useOutlineImport>['bring'];
  onChooseAgain: () => void;
}

/** What leads on from here; nothing while the person can only wait. */
function Action({ step, onImport, onChooseAgain }: ActionProps) {
  if (step.name === 'report' && step.report.sections.length > 0)
    return <Button onClick={() => void onImport(step.file, step.report)}>Import {outlineCount(step.report)}</Button>;
  if (step.name === 'failed' && step.retry) return <Button onClick={step.retry}>Try again</Button>;
  if (step.name === 'failed' || step.name === 'report')
    return <Button onClick={onChooseAgain}>Choose another file</Button>;
  return null;
}
