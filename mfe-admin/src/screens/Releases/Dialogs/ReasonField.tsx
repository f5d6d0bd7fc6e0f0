import { limits } from '@vidya/contracts/rules/limits';
import { TextArea } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { Below } from '../release-styles.ts';

interface ReasonFieldProps {
  reason: string;
  fault: string | undefined;
  /** The number of attempts without a valid reason: each one focuses the field. */
  attempts: number;
  onChange: (text: string) => void;
}

/** The reason of a rollback or a stop. */
export function ReasonField({ reason, fault, attempts, onChange }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (attempts > 0) field.current?.focus();
  }, [attempts]);
  return (
    <Below>
      <TextArea
        ref={field}
        label="Reason"
        rows={3}
        required
        max={limits.releaseNoteMax}
        help="Kept in the audit log."
        value={reason}
        error={fault}
        onChange={(event) => onChange(event.target.value)}
      />
    </Below>
  );
}
