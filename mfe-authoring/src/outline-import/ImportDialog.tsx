import { Banner, Button, Dialog, FileField, ProgressBar, Spinner } from '@vidya/shared-ui';
import { row, stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ImportStep, useOutlineImport } from '../data/lecture/outline-import.ts';
import { Focused } from '../history/Focused.tsx';
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

function Content({ step, onChoose }: { step: ImportStep; onChoose: (file: File | null) => void }): ReactNode {
  switch (step.name) {
    case 'choosing':
      return (
        <Parts>
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
        </Parts>
      );
    case 'sending':
      return (
        <Parts>
          <Focused key="sending">Uploading {step.file.name}</Focused>
          <ProgressBar
            label={`Upload of ${step.file.name}`}
            value={step.percent}
            caption={step.isWaiting ? 'Waiting for the connection' : `${step.percent}% uploaded`}
          />
        </Parts>
      );
    case 'reading':
      return <Busy key="reading">Reading {step.file.name}</Busy>;
    case 'importing':
      return <Busy key="importing">Importing {outlineCount(step.report)}. Pictures take a moment.</Busy>;
    case 'report':
      return <ImportReport report={step.report} />;
    case 'failed':
      return (
        <Parts>
          <Focused key="failed">{step.file.name} was not imported.</Focused>
          <Banner tone="danger">{step.failure}</Banner>
        </Parts>
      );
  }
}

const Busy = ({ children }: { children: ReactNode }) => (
  <Waiting>
    <Spinner size={24} />
    <Focused>{children}</Focused>
  </Waiting>
);

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

const Parts = styled.div`
  ${stack(5)}
  overflow-wrap: anywhere;
`;

const Waiting = styled.div`
  ${row(3)}
  flex-wrap: nowrap;
  overflow-wrap: anywhere;
`;
