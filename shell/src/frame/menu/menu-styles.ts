import { inlineLine, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, layout, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** A link or a button without a look of its own, for the entries of the frame. */
export const plain = `border: 0; background: none; color: ${color.ink}; text-decoration: none;`;

export const navItem = css`
  ${inlineLine(1)}
  min-height: 2.75rem;
  ${plain}
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  ${type.label}
  font-weight: 550;
  white-space: nowrap;
  transition: color ${motion.quick}, background-color ${motion.quick};
  &:hover,
  &:has(+ :popover-open) {
    background: ${color.sunken};
    color: ${color.primary};
  }
  &[aria-current='page'] {
    color: ${color.primary};
    box-shadow: inset 0 -2px 0 ${color.accent};
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
`;

export const MenuButton = styled.button<{ $isHere: boolean }>`
  ${navItem}
  ${({ $isHere }) => $isHere && `color: ${color.primary};`}
  svg {
    transition: transform ${motion.quick};
  }
  &:has(+ :popover-open) svg {
    transform: rotate(180deg);
  }
`;

/** The look of what opens below a button or a field of the navbar. */
export const dropdown = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`;

/** The edge of the page's content, and the bottom of the bar: where a menu opens that finds no anchor. */
const edge = `max(${layout.gutter}, 50vw - 40rem)`;
const below = '4.25rem';

const at = (side: 'left' | 'right') => css`
  inset: calc(${below} + ${space[2]}) auto auto;
  ${side}: ${edge};
  position-anchor: auto;
  top: calc(anchor(bottom, ${below}) + ${space[2]});
  ${side}: anchor(${side}, ${edge});
`;

/**
 * A popover, so it stands above the page and not in the bar: its anchor is its button. Browsers without anchors open
 * it at the edge of the page's content.
 */
export const MenuPanel = styled.div<{ $columns: number; $isRight?: boolean }>`
  ${dropdown}
  ${({ $isRight }) => at($isRight ? 'right' : 'left')}
  display: none;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(12rem, max-content));
  gap: 0 ${space[3]};
  max-height: calc(100dvh - 6rem);
  margin: 0;
  padding: ${space[3]};
  color: ${color.ink};
  &:popover-open {
    display: grid;
  }
`;

const menuItem = css`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  ${plain}
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  ${type.small}
  text-align: left;
  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;

export const MenuItem = styled(Link)`
  ${menuItem}
`;

export const MenuAction = styled.button`
  ${menuItem}
`;

/** The title of a group of entries. */
export const groupTitle = `${mutedCaption} font-weight: 650;`;

export const MenuHeading = styled.p`
  grid-column: 1 / -1;
  margin: ${space[2]} 0 ${space[1]};
  padding: 0 ${space[3]};
  ${groupTitle}
`;

export const MenuFoot = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[2]};
  padding: ${space[3]} ${space[1]} 0;
  border-top: 1px solid ${color.line};
`;
