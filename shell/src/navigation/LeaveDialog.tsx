import { ConfirmDialog } from '@vidya/shared-ui';
import type { LeaveDialogProps } from './leave-guard.ts';

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
