import { Stack, useSentFields } from '@vidya/shared-ui';
import { type ReactNode, useRef } from 'react';

/** The fields of a form on a page; they take no input while they are sent. */
export function SentFields({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useSentFields(fields, isSent);
  return (
    <Stack ref={fields} $gap={6} inert={isSent}>
      {children}
    </Stack>
  );
}
