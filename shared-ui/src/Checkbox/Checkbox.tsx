import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';

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
`;

const Aside = styled.span`
  margin-left: auto;
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
