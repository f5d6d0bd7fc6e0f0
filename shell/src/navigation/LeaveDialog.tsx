import { ConfirmDialog } from '@vidya/shared-ui';

interface LeaveDialogProps {
  question: { leave: () => void; stay: () => void };
}

/** 'Leave without saving?' */
export function LeaveDialog({ question }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Leave without saving?"
      lines={['What you typed on this page is not saved yet.']}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={question.leave}
      onCancel={question.stay}
    />
  );
}
