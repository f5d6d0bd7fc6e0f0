import type { AreaWork } from '@vidya/contracts/browser/platform';
import { ConfirmDialog } from '@vidya/shared-ui';

export interface LeaveQuestion {
  /** There is unsaved input. */
  isUnsaved: boolean;
  /** What else goes on. */
  works: AreaWork[];
  leave: () => void;
  stay: () => void;
}

export interface LeaveDialogProps {
  question: LeaveQuestion;
  title: string;
  lines: string[];
}

/** 'Leave without saving?' */
export const LeaveDialog = ({ question, title, lines }: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen
    title={title}
    lines={lines}
    confirmLabel="Leave"
    cancelLabel="Stay"
    onConfirm={question.leave}
    onCancel={question.stay}
  />
);
