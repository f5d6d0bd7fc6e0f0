import { limits } from '@vidya/contracts/rules/limits';
import { TextField } from '@vidya/shared-ui';
import { useState } from 'react';

interface DayFieldProps {
  label: string;
  /** The value in the address: '2026-11-21' or ''. */
  day: string;
  min?: string | undefined;
  max: string;
  onCommit: (day: string) => void;
}

const first = `${limits.firstYear}-01-01`;

/** A date field. While the year is being typed its value is '0002-…', which is not searched yet. */
export function DayField({ label, day, min = first, max, onCommit }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day);
  }
  const type = (text: string): void => {
    setTyped(text);
    if (text === '' || text >= first) onCommit(text);
  };
  return (
    <TextField
      type="date"
      label={label}
      min={min}
      max={max}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
