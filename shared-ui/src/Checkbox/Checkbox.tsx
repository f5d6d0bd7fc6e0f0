import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { line, square, touchHeight } from '../theme/mixins.ts';
import { color, motion, radius } from '../theme/tokens.ts';

export interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** A quiet number or word at the end of the row. */
  aside?: ReactNode;
  /** `radio` for one of several under one `name`. */
  type?: 'checkbox' | 'radio';
}

/** A checkbox, a radio button, or with `role="switch"` a switch, with its label. */
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
  ${line(3)}
  min-height: 2.25rem;
  cursor: pointer;

  ${touchHeight}
  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

/** Drawn by our own CSS: browsers fill empty ones with a grey that fits no theme. */
const Input = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  ${square('1.25rem')}
  margin: 0;
  appearance: none;
  background: ${color.surface};
  border: 0.1rem solid ${color.lineStrong};
  border-radius: ${radius.small};
  cursor: inherit;

  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &[type='checkbox']:checked::before {
    ${square('0.7rem')}
    background: ${color.onPrimary};
    clip-path: polygon(14% 44%, 0 59%, 40% 96%, 100% 22%, 85% 8%, 39% 67%);
    content: '';
  }
  &[type='radio'] {
    border-radius: ${radius.pill};
  }
  &[type='radio']:checked {
    background: ${color.surface};
    border-width: 0.375rem;
  }
  &[role='switch'] {
    place-content: center start;
    width: 2.25rem;
    padding: 0 0.15rem;
    border-radius: ${radius.pill};
    transition: background ${motion.quick};
  }
  &[role='switch']::before,
  &[role='switch']:checked::before {
    ${square('0.75rem')}
    background: ${color.lineStrong};
    border-radius: ${radius.pill};
    clip-path: none;
    content: '';
    transition: transform ${motion.quick};
  }
  &[role='switch']:checked::before {
    background: ${color.onPrimary};
    transform: translateX(1rem);
  }
  &:disabled {
    background: transparent;
    border-color: ${color.line};
  }
  &:disabled:checked::before {
    background: ${color.inkFaint};
  }

  /* Colours that the person chose for everything: the browser's own look follows them. */
  @media (forced-colors: active) {
    appearance: auto;

    &&::before {
      content: none;
    }
  }
`;

const Aside = styled.span`
  margin-left: auto;
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
