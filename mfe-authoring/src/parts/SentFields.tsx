import { Stack, useSentFields } from '@vidya/shared-ui';
import { type ReactNode, useRef } from 'react';

/** The fields of a form on a page; they take no input while they are sent. */
export function SentFields({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useSentFields(fields, isSending);
  return (
    <Stack ref={fields} $gap={6} inert={isSending}>
      {children}
    </Stack>
  );
}
