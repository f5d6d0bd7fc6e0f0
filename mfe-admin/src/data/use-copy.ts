import { usePlatform } from '@vidya/contracts/browser/platform';

/** Copies a text to the clipboard, with a toast. Where that is not allowed, the toast shows the text. */
export function useCopy(): (text: string, success: string) => Promise<void> {
  const { toasts } = usePlatform();
  return async (text, success) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(success);
    } catch {
      toasts.blank(text);
    }
  };
}
