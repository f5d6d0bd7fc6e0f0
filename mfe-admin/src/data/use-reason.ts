import { usePlatform } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** The reason that an action requires. `faultOf` returns what is wrong with a text. */
export function useReason(faultOf: (text: string) => string | undefined) {
  const { toasts } = usePlatform();
  const [text, write] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [attempts, setAttempts] = useState(0);
  return {
    text,
    fault,
    /** The number of attempts without a valid reason. */
    attempts,
    begin: (): void => {
      write('');
      setFault(undefined);
      setAttempts(0);
    },
    change: (typed: string): void => {
      write(typed);
      if (fault) setFault(faultOf(typed));
    },
    /** The trimmed reason. Undefined if it is invalid, which a toast has shown. */
    checked: (): string | undefined => {
      const found = faultOf(text);
      setFault(found);
      if (!found) return text.trim();
      setAttempts(attempts + 1);
      toasts.error(found);
      return undefined;
    },
  };
}

export type Reason = ReturnType<typeof useReason>;
