import type { Send } from '@vidya/contracts/browser/client';
import type { Platform, Toasts } from '@vidya/contracts/browser/platform';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { useAreaGuard, useLeaveGuard } from './navigation/leave-guard.ts';
import { useDialogEntry } from './navigation/use-dialog-entry.ts';
import { type SessionControl, sessionAtom } from './session/session.ts';
import { toasts } from './toasts/toasts.ts';

/** Section 7, handling of responses: a loading toast while the call runs, then the server's message or the fallback. */
export const runWithToasts =
  (toasts: Toasts): Platform['run'] =>
  async (work, messages) => {
    const loading = messages.loading ? toasts.loading(messages.loading) : undefined;
    try {
      const response = await work;
      const message = response.message || messages.success;
      if (message) (loading ? loading.succeed : toasts.success)(message);
      else loading?.dismiss();
      return response;
    } catch (error) {
      (loading ? loading.fail : toasts.error)(messageOf(error, messages.failure), {
        requestId: requestIdOf(error),
      });
      return null;
    }
  };

/** The host API, built once. */
export const createPlatform = (
  session: Pick<SessionControl, 'signIn' | 'signOut' | 'probe'>,
  send: Send,
): Platform => ({
  sessionAtom,
  signIn: session.signIn,
  signOut: session.signOut,
  refreshSession: () => session.probe(send),
  send,
  run: runWithToasts(toasts),
  toasts,
  useLeaveGuard,
  useAreaGuard,
  useDialogEntry,
  // Each area gets its own: reports/watched-send.ts.
  countBusiness: () => undefined,
});
