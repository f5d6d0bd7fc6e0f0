import { ConfirmDialog } from '@vidya/shared-ui';

/** 'Leave without saving?' */
export const LeaveDialog = ({ question }: { question: { leave: () => void; stay: () => void } }) => (
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
