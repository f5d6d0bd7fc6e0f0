import type { Send } from '@vidya/contracts/browser/client';
import type { Platform } from '@vidya/contracts/browser/platform';
import { useLeaveGuard } from './navigation/leave-guard.ts';
import { useDialogEntry } from './navigation/use-dialog-entry.ts';
import { runWithToasts } from './run-with-toasts.ts';
import { type SessionControl, sessionAtom } from './session/session.ts';
import { toasts } from './toasts/toasts.ts';

/** The host API, built once. */
export const createPlatform = (session: SessionControl, send: Send): Platform => ({
  sessionAtom,
  signIn: session.signIn,
  signOut: session.signOut,
  refreshSession: () => session.probe(send),
  send,
  run: runWithToasts(toasts),
  toasts,
  useLeaveGuard,
  useDialogEntry,
});
