import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { TextArea } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Reason } from '../data/use-reason.ts';

interface ReasonFieldProps {
  reason: Reason;
  max: number;
  label?: string;
  help?: string;
}

/** The reason of an action. Each attempt without a valid one focuses the field. */
export function ReasonField({ reason, max, label = 'Reason', help = 'Kept in the audit log.' }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, fault, attempts, change } = reason;
  useLeaveGuard(text.trim() !== '');
  useEffect(() => {
    if (attempts > 0) field.current?.focus();
  }, [attempts]);
  return (
    <DialogField>
      <TextArea
        ref={field}
        label={label}
        rows={3}
        required
        max={max}
        help={help}
        value={text}
        error={fault}
        onChange={(event) => change(event.target.value)}
      />
    </DialogField>
  );
}

/** A field below the sentences of a confirmation dialog. */
export const DialogField = styled.div`
  margin-top: ${space[4]};
  color: ${color.ink};
`;
