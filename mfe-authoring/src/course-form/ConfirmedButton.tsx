import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { count } from '@vidya/contracts/texts/format';
import { Button, ConfirmDialog } from '@vidya/shared-ui';
import type { ReactNode } from 'react';

interface ConfirmedButtonProps {
  /** The dialog's name in the browser history. */
  name: string;
  label: string;
  icon?: ReactNode;
  title: string;
  lines: string[];
  /** How many learners hold the course. */
  learners: number;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that takes a course away from the site, with its confirmation. */
export function ConfirmedButton({ name, label, icon, isBusy, learners, onConfirm, ...texts }: ConfirmedButtonProps) {
  const dialog = useDialogEntry(name);
  return (
    <>
      <Button variant="quiet" icon={icon} isBusy={isBusy} onClick={dialog.open}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        {...texts}
        confirmLabel={label}
        onConfirm={() => {
          dialog.close();
          onConfirm();
        }}
        onCancel={dialog.close}
      >
        {learners > 0 ? <p>{holdersText(learners)}</p> : null}
      </ConfirmDialog>
    </>
  );
}

const holdersText = (learners: number): string =>
  learners === 1
    ? '1 learner holds this course and keeps it until their access ends.'
    : `${count(learners)} learners hold this course and keep it until their access ends.`;
