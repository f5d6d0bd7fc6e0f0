import type { LoadingToast, Toasts } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { createElement } from 'react';
import { toast } from 'react-toastify';
import { ToastWithAction } from './ToastWithAction.tsx';

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
export const toasts: Toasts = {
  success: (message) => void toast.success(message, { toastId: message, autoClose: toastMs.success }),
  error: (message, action) => {
    const content = action ? createElement(ToastWithAction, { message, action }) : message;
    toast.error(content, { toastId: message, autoClose: action ? 2 * toastMs.error : toastMs.error });
  },
  blank: (message) => void toast(message, { toastId: message, autoClose: toastMs.blank }),
  loading: (message): LoadingToast => {
    const id = toast.loading(message, { closeButton: true });
    return { succeed: update(id, 'success'), fail: update(id, 'error'), dismiss: () => toast.dismiss(id) };
  },
};
