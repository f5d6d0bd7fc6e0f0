import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type AsProps, nativeType } from '../as-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { eased, inlineLine, touchHeight } from '../theme/mixins.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';

interface Own {
  /** The selected chip of a row. Tell screen readers too: `aria-current="page"` on links, `aria-pressed` on buttons. */
  isActive?: boolean;
  /** Shows a cross: pressing the chip removes it. Name it, e.g. `aria-label="Remove filter Hindi"`. */
  isRemovable?: boolean;
  children: ReactNode;
}

/** A small choice: a category in a row, a removable filter. */
export function Chip<Tag extends ElementType = 'button'>(props: AsProps<Tag, Own>) {
  const { as, isActive = false, isRemovable = false, children, ...rest } = props;
  return (
    <Frame as={as} $isActive={isActive} {...nativeType(as)} {...rest}>
      {children}
      {isRemovable ? <Icon name="close" size={16} /> : null}
    </Frame>
  );
}

/** Before a chip with `data-chip` goes: focuses the next one of its row, otherwise the previous one; false without one. */
export function focusNextChip(chip: HTMLElement): boolean {
  const next = [chip.nextElementSibling, chip.previousElementSibling].find((one) => one?.matches('[data-chip]'));
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

const Frame = styled.button<{ $isActive: boolean }>`
  ${inlineLine(1)}
  flex: none;
  min-height: 2.25rem;
  padding: 0 ${space[4]};
  background: ${({ $isActive }) => ($isActive ? color.primary : color.surface)};
  border: 1px solid ${({ $isActive }) => ($isActive ? color.primary : color.line)};
  border-radius: ${radius.pill};
  color: ${({ $isActive }) => ($isActive ? color.onPrimary : color.ink)};
  font-size: 0.9375rem;
  font-weight: ${({ $isActive }) => ($isActive ? 650 : 500)};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  ${eased(motion.quick, 'background-color', 'border-color')}

  &:hover {
    background: ${({ $isActive }) => ($isActive ? color.primaryHover : color.primarySoft)};
    border-color: ${color.primary};
  }
  ${touchHeight}
`;
