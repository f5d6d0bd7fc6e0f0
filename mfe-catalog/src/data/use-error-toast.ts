import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect } from 'react';

/** Shows a toast, once per failure, when a list could not be fetched (section 8), besides the message on the page. */
export function useErrorToast(error: unknown): void {
  const { toasts } = usePlatform();
  useEffect(() => {
    if (error) toasts.error(messageOf(error, texts.course.fetchFailed));
  }, [error, toasts]);
}
