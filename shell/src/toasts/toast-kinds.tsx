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

/** The outcome takes the slot of its progress toast, or is a toast of its own if the person has closed that. */
const update = (id: number | string, type: 'success' | 'error') => (message: string, extra?: RequestReference) => {
  if (!toast.isActive(id)) return kinds[type](message, extra);
  toast.update(id, {
    render: withReference(message, extra),
    type,
    isLoading: false,
    closeButton: true,
    closeOnClick: true,
    autoClose: toastMs[type],
  });
};

type Options = NonNullable<Parameters<typeof toast>[1]> & { toastId: string };

/** One of a kind: the newest takes the slot of the one before. */
function showAction(message: string, action: Action, { toastId, ...rest }: Options): void {
  const content = <ToastWithAction message={message} action={action} />;
  const options = { ...rest, className: withAction };
  if (toast.isActive(toastId)) toast.update(toastId, { ...options, render: content });
  else toast(content, { ...options, toastId });
}

/** Section 9: kinds and durations. A loading toast has one id and is updated in place (decision S6). */
export const kinds: ShellToasts = {
  success: (message) => void toast.success(message, { toastId: message, autoClose: toastMs.success }),
  error: (message, extra = { requestId: undefined }) => {
    if ('run' in extra)
      return showAction(message, extra, { toastId: message, type: 'error', autoClose: 2 * toastMs.error });
    toast.error(withReference(message, extra), { toastId: message, autoClose: toastMs.error });
  },
  blank: (message, action) => {
    if (action) return showAction(message, action, { toastId: action.label, autoClose: 2 * toastMs.blank });
    toast(message, { toastId: message, autoClose: toastMs.blank });
  },
  offer: (message, action) =>
    showAction(message, action, {
      toastId: message,
      autoClose: false,
      closeOnClick: false,
      onClose: action.onClosed,
    }),
  loading: (message): LoadingToast => {
    const id = toast.loading(message, { closeButton: true });
    return { succeed: update(id, 'success'), fail: update(id, 'error'), dismiss: () => toast.dismiss(id) };
  },
};

interface Action {
  label: string;
  run: () => void;
}

interface ToastWithActionProps {
  message: string;
  action: Action;
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
