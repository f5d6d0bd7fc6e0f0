import { IconButton, TextField } from '@vidya/shared-ui';
import type { ComponentProps } from 'react';
import { useCopy } from '../data/use-copy.ts';

interface CopyFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'value'> {
  label: string;
  value: string;
}

/** A text to be taken elsewhere, and the button that copies it. */
export function CopyField({ label, value, ...rest }: CopyFieldProps) {
  const copy = useCopy();
  return (
    <TextField
      {...rest}
      readOnly
      label={label}
      value={value}
      onFocus={({ target }) => target.select()}
      suffix={
        <IconButton
          icon="copy"
          label={`Copy the ${label.toLowerCase()}`}
          onClick={() => void copy(value, `${label} copied`)}
        />
      }
    />
  );
}
