import type { Platform, Toasts } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';

/** Section 7, handling of answers: progress while it runs, then the server's message or the fallback. */
export const runWithToasts =
  (toasts: Toasts): Platform['run'] =>
  async (work, words) => {
    const loading = words.loading ? toasts.loading(words.loading) : undefined;
    try {
      const answer = await work;
      const message = answer.message || words.success;
      if (message) (loading ? loading.succeed : toasts.success)(message);
      else loading?.dismiss();
      return answer;
    } catch (error) {
      (loading ? loading.fail : toasts.error)(messageOf(error, words.failure));
      return null;
    }
  };
