import type { ElementType, MouseEvent, ReactNode } from 'react';
import { type AsProps, nativeType } from '../as-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonFrame, type ButtonSize, type ButtonVariant } from './button-styles.ts';

interface Own {
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

/** A button, or a link that looks like one: `primary` at most once in a view, `danger` for what cannot be undone. */
export function Button<Tag extends ElementType = 'button'>(props: AsProps<Tag, Own>) {
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
  const waiting = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <ButtonFrame as={as} $variant={variant} $size={size} $isWide={isWide} {...nativeType(as)} {...rest} {...waiting}>
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
