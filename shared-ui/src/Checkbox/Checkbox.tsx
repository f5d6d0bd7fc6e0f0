import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '../theme/tokens.ts';

export interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** A quiet number or word at the end of the line. */
  aside?: ReactNode;
  /** `radio` for one of several under one `name`. */
  type?: 'checkbox' | 'radio';
}

/** A tick, or a dot of a radio group, with its words. */
export function Checkbox({ label, aside, className, type = 'checkbox', ...rest }: CheckboxProps) {
  return (
    <Line className={className}>
      <Input type={type} {...rest} />
      <span>{label}</span>
      {aside ? <Aside>{aside}</Aside> : null}
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.25rem;
  cursor: pointer;

  ${media.touch} {
    min-height: 2.75rem;
  }
  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const Input = styled.input`
  flex: none;
  width: 1.2rem;
  height: 1.2rem;
  margin: 0;
  accent-color: ${color.primary};

  /* Drawn by hand: browsers fill empty ones with a grey that belongs to no theme. */
  &[type='radio'] {
    appearance: none;
    background: ${color.surface};
    border: 0.1rem solid ${color.lineStrong};
    border-radius: ${radius.pill};
    cursor: inherit;
  }
  &[type='radio']:checked {
    border: 0.375rem solid ${color.primary};
  }
  &[type='radio']:disabled {
    background: transparent;
    border-color: ${color.line};
  }
`;

const Aside = styled.span`
  margin-left: auto;
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
