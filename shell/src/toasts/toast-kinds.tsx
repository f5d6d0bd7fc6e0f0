import type { LoadingToast, Toasts } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { Button } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { toast } from 'react-toastify';
import { styled } from 'styled-components';

const { toastMs } = limits;

const update = (id: number | string, type: 'success' | 'error') => (message: string) =>
  toast.update(id, {
    render: message,
    type,
    isLoading: false,
    closeButton: true,
    closeOnClick: true,
    autoClose: toastMs[type],
  });

/** Section 9: kinds and durations. A loading toast has one id and is updated in place (decision S6). */
export const kinds: Toasts = {
  success: (message) => void toast.success(message, { toastId: message, autoClose: toastMs.success }),
  error: (message, action) => {
    const content = action ? <ToastWithAction message={message} action={action} /> : message;
    toast.error(content, { toastId: message, autoClose: action ? 2 * toastMs.error : toastMs.error });
  },
  blank: (message) => void toast(message, { toastId: message, autoClose: toastMs.blank }),
  loading: (message): LoadingToast => {
    const id = toast.loading(message, { closeButton: true });
    return { succeed: update(id, 'success'), fail: update(id, 'error'), dismiss: () => toast.dismiss(id) };
  },
};

interface ToastWithActionProps {
  message: string;
  action: { label: string; run: () => void };
  /** Passed by the toast container. */
  closeToast?: () => void;
}

/** A toast's message with an action; the action closes the toast. */
function ToastWithAction({ message, action, closeToast }: ToastWithActionProps) {
  const act = (): void => {
    closeToast?.();
    action.run();
  };
  return (
    <Row>
      <span>{message}</span>
      <Button size="small" variant="secondary" onClick={act}>
        {action.label}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  ${line(3)}
  flex: 1;
  justify-content: space-between;
  padding-right: ${space[4]};
`;
