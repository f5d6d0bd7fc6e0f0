import { reportSignIn } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';

interface Reported {
  /** What chooses a new password; undefined after a failure. */
  link?: { userId: string; token: string };
  failure: string;
}

/** Reports a sign-in as a stranger's, which also ends this browser's session. */
export function useReportSignIn(): (token: string) => Promise<Reported> {
  const { send, toasts, refreshSession } = usePlatform();
  return async (token) => {
    try {
      const { data, message } = await send(reportSignIn, { body: { token } });
      toasts.success(message);
      await refreshSession();
      return { link: data, failure: '' };
    } catch (error) {
      const failure = messageOf(error, texts.account.fallback);
      toasts.error(failure, { requestId: requestIdOf(error) });
      return { failure };
    }
  };
}
