import type { BankImport } from '@vidya/contracts/calls/bank';
import { Note, VisuallyHidden } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { BankImportStep } from '../data/bank/bank-import.ts';
import { refusedTitle } from '../outline-import/count-text.ts';
import { RefusedList } from '../parts/RefusedList.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { resultText } from './import-text.ts';

interface ImportLineProps {
  step: BankImportStep;
  /** The bank's last import, which may have ended before this visit. */
  last: BankImport | null;
}

/** The running import of the bank, or its last one. Screen readers are told its start and its end. */
export const ImportLine = ({ step, last }: ImportLineProps) => (
  <>
    <VisuallyHidden role="status">{announcement(step)}</VisuallyHidden>
    <Line step={step} last={last} />
  </>
);

function announcement(step: BankImportStep): string {
  if (step.name === 'running') return `Importing ${step.report.fileName}`;
  return step.name === 'report' ? resultText(step.report) : '';
}

function Line({ step, last }: ImportLineProps) {
  if (step.name === 'sending') return <Note>Sending {step.file.name}</Note>;
  if (step.name === 'running')
    return (
      <Parts>
        <p>Importing {step.report.fileName}</p>
        <ImportProgress report={step.report} />
      </Parts>
    );
  if (!last) return null;
  if (last.refused.length === 0) return <Note>Last import: {resultText(last)}</Note>;
  return (
    <Report open={step.name === 'report'}>
      <summary>Last import: {resultText(last)}</summary>
      <RefusedList title={refusedTitle(last)} refused={last.refused} />
    </Report>
  );
}

const Parts = styled.div`
  ${stack(2)}
  overflow-wrap: anywhere;

  > p {
    ${type.label}
  }
`;

const Report = styled.details`
  overflow-wrap: anywhere;

  > summary {
    ${type.small}
    color: ${color.inkMuted};
    cursor: pointer;
  }
  > section {
    margin-top: ${space[3]};
  }
`;
