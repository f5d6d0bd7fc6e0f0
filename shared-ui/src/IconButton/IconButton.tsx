import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { type AsProps, nativeType } from '../as-props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { eased, square } from '../theme/mixins.ts';
import { color, media, motion, radius } from '../theme/tokens.ts';

interface Own {
  icon: IconName;
  /** What it does: screen readers read it, and a tooltip shows it on hover. */
  label: string;
  variant?: keyof typeof variants;
  size?: 'small' | 'medium';
  isBusy?: boolean;
}

export type IconButtonProps<Tag extends ElementType = 'button'> = Omit<AsProps<Tag, Own>, 'children'>;

/** A button that shows only an icon. On touch screens its target is at least 44 px. */
export function IconButton<Tag extends ElementType = 'button'>(props: IconButtonProps<Tag>) {
  const { as, icon, label, variant = 'quiet', size = 'medium', isBusy = false, ...rest } = props;
  const waiting = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } : {};
  const native = { ...nativeType(as), ...rest, ...waiting };
  const drawing = size === 'small' ? 18 : 22;
  return (
    <Frame as={as} aria-label={label} title={label} $variant={variant} $size={size} {...native}>
      {isBusy ? <Spinner size={drawing} /> : <Icon name={icon} size={drawing} />}
    </Frame>
  );
}

const variants = {
  quiet: `background: transparent; color: ${color.inkMuted};`,
  outlined: `background: ${color.surface}; border-color: ${color.lineStrong}; color: ${color.ink};`,
  filled: `background: ${color.primary}; color: ${color.onPrimary};`,
  danger: `background: transparent; color: ${color.danger};`,
};

const hovers = {
  quiet: `background: ${color.primarySoft}; color: ${color.primary};`,
  outlined: `background: ${color.primarySoft}; border-color: ${color.primary}; color: ${color.primary};`,
  filled: `background: ${color.primaryHover};`,
  danger: `background: ${color.dangerSoft};`,
};

const Frame = styled.button<{ $variant: keyof typeof variants; $size: 'small' | 'medium' }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  ${({ $size }) => square($size === 'small' ? '2.25rem' : '2.75rem')}
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  touch-action: manipulation;
  ${eased(motion.quick, 'background-color', 'border-color', 'color')}
  ${({ $variant }) => variants[$variant]}

  &:hover:not(:disabled, [aria-disabled='true']) {
    ${({ $variant }) => hovers[$variant]}
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  ${media.touch} {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;
