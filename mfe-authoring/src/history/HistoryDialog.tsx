import type { Revision } from '@vidya/contracts/calls/structure';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Button, Dialog } from '@vidya/shared-ui';
import { useState } from 'react';
import { replacedFields, revisionDifferences } from '../data/history/revision-differences.ts';
import { type Texts, useRevision } from '../data/history/revisions.ts';
import { Focused } from './Focused.tsx';
import type { HistoryProps } from './history-props.ts';
import { RevisionList } from './RevisionList.tsx';
import { RevisionView } from './RevisionView.tsx';

interface HistoryDialogProps extends HistoryProps {
  isOpen: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** The list of saves; one of them beside what is stored now; and the question before it replaces unsaved text. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { what, of, form, current, toForm = (texts: Texts) => texts, ...frame } = props;
  const [chosen, setChosen] = useState<Revision>();
  const [step, setStep] = useState<'list' | 'version' | 'question'>('list');
  const revision = useRevision(of, chosen?.number ?? null);
  const texts = revision.data?.texts;
  const differences = texts && revisionDifferences(what, current, texts);
  const choose = (next: Revision): void => {
    setChosen(next);
    setStep('version');
  };
  if (!chosen || step === 'list')
    return (
      <Dialog {...frame} title="History" size="large">
        <RevisionList of={of} focused={chosen?.number} onChoose={choose} />
      </Dialog>
    );

  const savedAt = momentInIndia(chosen.savedAt);
  const lost = texts ? replacedFields(what, form, toForm(texts)) : [];
  const restore = (): void => {
    if (texts) form.restore(toForm(texts), chosen.savedAt);
    frame.onClose();
  };
  const question = (
    <>
      <Button variant="secondary" onClick={() => setStep('version')}>
        Keep mine
      </Button>
      <Button onClick={restore}>Replace it</Button>
    </>
  );
  const choice = (
    <>
      <Button variant="secondary" onClick={() => setStep('list')}>
        All versions
      </Button>
      {differences?.length ? (
        <Button onClick={lost.length > 0 ? () => setStep('question') : restore}>Restore this version</Button>
      ) : null}
    </>
  );
  return (
    <Dialog
      {...frame}
      size="large"
      title={step === 'question' ? 'Replace what you have not saved?' : `Version of ${savedAt}`}
      actions={step === 'question' ? question : choice}
    >
      {step === 'question' ? (
        <Focused key="question">
          You changed {new Intl.ListFormat('en-IN').format(lost)} and did not save it. Restoring the version of{' '}
          {savedAt} replaces that.
        </Focused>
      ) : (
        <RevisionView savedBy={chosen.savedBy} query={revision} differences={differences} />
      )}
    </Dialog>
  );
}
