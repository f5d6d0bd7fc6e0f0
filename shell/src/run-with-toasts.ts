import type { Platform, Toasts } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';

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
      (loading ? loading.fail : toasts.error)(messageOf(error, messages.failure));
      return null;
    }
  };
