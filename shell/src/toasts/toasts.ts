import type { LoadingToast } from '@vidya/contracts/browser/platform';
import type { ComponentType } from 'react';
import type { ShellToasts } from './toast-kinds.tsx';

/** The pause before the code of the toasts is loaded again, in ms. */
const againMs = 10_000;

interface ToastCode {
  kinds: ShellToasts;
  ToastRack: ComponentType;
}

let loading: Promise<void> | undefined;
let arrive: (code: ToastCode) => void;
/** Set while the container is on the page. */
let standing: ShellToasts | undefined;
const waiting: ((kinds: ShellToasts) => void)[] = [];

/** The code of the toasts once it is loaded. */
export const toastCode = new Promise<ToastCode>((resolve) => {
  arrive = resolve;
});

/** Shows toasts from now on: their container is on the page. Returns a function that lets them wait again. */
export function startToasts(kinds: ShellToasts): () => void {
  standing = kinds;
  for (const speak of waiting.splice(0)) speak(kinds);
  return () => {
    standing = undefined;
  };
}

async function fetchCode(): Promise<void> {
  const [{ kinds }, { ToastRack }] = await Promise.all([
    import(/* webpackChunkName: "toasts" */ './toast-kinds.tsx'),
    import(/* webpackChunkName: "toasts" */ './ToastRack.tsx'),
  ]);
  arrive({ kinds, ToastRack });
}

/** Loads the code of the toasts, which no page begins with. Tries again until it is here: no toast is lost. */
export function loadToasts(): void {
  loading ??= fetchCode().catch(() => {
    setTimeout(() => {
      loading = undefined;
      loadToasts();
    }, againMs);
  });
}

/** A toast waits for its container: screen readers announce nothing that comes together with it. */
function show(speak: (kinds: ShellToasts) => void): void {
  if (standing) return speak(standing);
  waiting.push(speak);
  loadToasts();
}

/** The toasts of the site, in the order of their calls. */
export const toasts: ShellToasts = {
  success: (message) => show((kinds) => kinds.success(message)),
  error: (message, extra) => show((kinds) => kinds.error(message, extra)),
  blank: (message, action) => show((kinds) => kinds.blank(message, action)),
  offer: (message, action) => show((kinds) => kinds.offer(message, action)),
  loading: (message): LoadingToast => {
    let toast: LoadingToast | undefined;
    show((kinds) => {
      toast = kinds.loading(message);
    });
    return {
      succeed: (text) => show(() => toast?.succeed(text)),
      fail: (text, extra) => show(() => toast?.fail(text, extra)),
      dismiss: () => show(() => toast?.dismiss()),
    };
  },
};
