import { css, styled } from 'styled-components';
import { eased, inlineLine, touchHeight } from '../theme/mixins.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';

const filled = (back: string, over: string, text: string) => css`
  background: ${back};
  color: ${text};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${over};
  }
`;

const variants = {
  primary: filled(color.primary, color.primaryHover, color.onPrimary),
  danger: filled(color.danger, color.dangerHover, color.onDanger),
  accent: filled(color.accent, `color-mix(in oklab, ${color.accent}, ${color.ink} 10%)`, color.onAccent),
  secondary: css`
    ${filled(color.surface, color.primarySoft, color.primary)}
    border-color: ${color.lineStrong};
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${color.primary};
    }
  `,
  quiet: filled('transparent', color.primarySoft, color.primary),
};

const sizes = {
  small: `min-height: 2.25rem; padding: 0 ${space[3]}; font-size: 0.9375rem;`,
  medium: `min-height: 2.75rem; padding: 0 min(${space[5]}, 6.5vw); font-size: 1rem;`,
  large: `min-height: 3.25rem; padding: 0 min(${space[8]}, 10.5vw); font-size: 1.125rem;`,
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

type Looks = { $variant: ButtonVariant; $size: ButtonSize; $isWide?: boolean | undefined };

export const ButtonFrame = styled.button<Looks>`
  ${inlineLine(2)}
  justify-content: center;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  ${eased(motion.quick, 'background-color', 'border-color', 'color', 'transform')}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
  }
  ${touchHeight}
`;
