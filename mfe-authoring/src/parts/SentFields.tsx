import { Stack } from '@vidya/shared-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The fields of a form. What is typed while they are sent would be lost: they wait, and the focus comes back to them. */
export function SentFields({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isSent || !(focused instanceof HTMLElement) || !fields.current?.contains(focused)) return undefined;
    return () => void (document.activeElement === document.body && focused.focus());
  }, [isSent]);
  return (
    <Stack ref={fields} $gap={6} inert={isSent}>
      {children}
    </Stack>
  );
}
