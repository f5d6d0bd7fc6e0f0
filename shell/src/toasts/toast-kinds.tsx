import type { LoadingToast, RequestReference, Toasts } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { referenceText } from '@vidya/contracts/texts/format';
import { Button } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { color, type as typeScale } from '@vidya/shared-ui/tokens';
import { toast } from 'react-toastify';
import { styled } from 'styled-components';

/** The toasts of the areas, and what only the shell says. */
export interface ShellToasts extends Toasts {
  /** Stays until it is closed, by its action too. */
  offer: (message: string, action: { label: string; run: () => void; onClosed: () => void }) => void;
}

const { toastMs } = limits;

/** The look of a toast with an action (ToastRack.tsx). */
export const withAction = 'with-action';

const withReference = (message: string, { requestId }: Partial<RequestReference> = {}) =>
  requestId === undefined ? message : <ToastWithReference message={message} requestId={requestId} />;

const update = (id: number | string, type: 'success' | 'error') => (message: string, extra?: RequestReference) =>
  toast.update(id, {
    render: withReference(message, extra),
    type,
    isLoading: false,
    closeButton: true,
    closeOnClick: true,
    autoClose: toastMs[type],
  });

/** Section 9: kinds and durations. A loading toast has one id and is updated in place (decision S6). */
export const kinds: ShellToasts = {
  success: (message) => void toast.success(message, { toastId: message, autoClose: toastMs.success }),
  error: (message, extra = { requestId: undefined }) => {
    const hasAction = 'run' in extra;
    const content = hasAction ? <ToastWithAction message={message} action={extra} /> : withReference(message, extra);
    const look = hasAction ? { autoClose: 2 * toastMs.error, className: withAction } : { autoClose: toastMs.error };
    toast.error(content, { toastId: message, ...look });
  },
  blank: (message, action) => {
    if (!action) return void toast(message, { toastId: message, autoClose: toastMs.blank });
    const content = <ToastWithAction message={message} action={action} />;
    const look = { autoClose: 2 * toastMs.blank, className: withAction };
    // One of a kind: the newest takes the slot of the one before.
    if (toast.isActive(action.label)) toast.update(action.label, { ...look, render: content });
    else toast(content, { ...look, toastId: action.label });
  },
  offer: (message, action) => {
    const content = <ToastWithAction message={message} action={action} />;
    const look = { autoClose: false, closeOnClick: false, className: withAction } as const;
    toast(content, { toastId: message, ...look, onClose: action.onClosed });
  },
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

/** A toast's message, and below it what support needs to find the failure. */
function ToastWithReference({ message, requestId }: { message: string; requestId: string }) {
  return (
    <div>
      <div>{message}</div>
      <Reference>{referenceText(requestId)}</Reference>
    </div>
  );
}

const Reference = styled.small`
  ${typeScale.small}
  color: ${color.inkMuted};
`;

const Row = styled.div`
  ${line(3)}
  flex: 1;
  justify-content: space-between;

  > button {
    flex: none;
    white-space: nowrap;
  }
`;
