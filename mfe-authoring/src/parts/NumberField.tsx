import { TextField } from '@vidya/shared-ui';
import { useState } from 'react';

/** What a number that can not be read counts as: no rule accepts it. */
export const unreadable = -1;

interface NumberFieldProps {
  label: string;
  suffix?: string;
  help?: string;
  /** Null for a blank field. */
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number; what is typed stays as it is typed. */
export function NumberField({ value, onChange, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextField
      {...texts}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        onChange(text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : unreadable);
      }}
    />
  );
}
