import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonFrame, type ButtonSize, type ButtonVariant } from './button-styles.ts';

interface OwnProps<Tag extends ElementType> {
  /** The element: a native button, an anchor (`as="a"`) or the router's link (`as={Link}`). */
  as?: Tag;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is running: the button holds its size and text, shows a spinner, and ignores clicks. */
  isBusy?: boolean;
  /** As wide as its container. */
  isWide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  iconAfter?: ReactNode;
}

export type ButtonProps<Tag extends ElementType = 'button'> = OwnProps<Tag> &
  Omit<ComponentPropsWithRef<Tag>, keyof OwnProps<Tag>>;

/**
 * A button, or a link that looks like one. `primary` for the main action of a view, at most one; `danger` for what
 * cannot be undone.
 */
export function Button<Tag extends ElementType = 'button'>(props: ButtonProps<Tag>) {
  const {
    as,
    variant = 'primary',
    size = 'medium',
    isBusy = false,
    isWide,
    icon,
    iconAfter,
    children,
    ...rest
  } = props;
  const native = as === undefined || as === 'button' ? { type: 'button' as const } : {};
  const waiting = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <ButtonFrame as={as} $variant={variant} $size={size} $isWide={isWide} {...native} {...rest} {...waiting}>
      {isBusy ? <Spinner size={18} /> : icon}
      {children as ReactNode}
      {iconAfter}
    </ButtonFrame>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
