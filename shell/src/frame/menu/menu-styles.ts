import { mutedCaption } from '@vidya/shared-ui/mixins';
import { color, layer, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const navItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.ink};
  ${type.label}
  font-weight: 550;
  white-space: nowrap;
  text-decoration: none;
  transition: color ${motion.quick}, background-color ${motion.quick};
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
    color: ${color.primary};
  }
  &[aria-current='page'] {
    color: ${color.primary};
    box-shadow: inset 0 -2px 0 ${color.accent};
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
`;

export const MenuFrame = styled.div`
  position: relative;
`;

export const MenuButton = styled.button<{ $isHere: boolean }>`
  ${navItem}
  ${({ $isHere }) => $isHere && `color: ${color.primary};`}
  svg {
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const MenuPanel = styled.div<{ $columns: number; $isRight?: boolean }>`
  position: absolute;
  z-index: ${layer.menu};
  top: calc(100% + ${space[2]});
  ${({ $isRight }) => ($isRight ? 'right: 0;' : 'left: 0;')}
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(12rem, max-content));
  gap: 0 ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  &[hidden] {
    display: none;
  }
`;

const menuItem = css`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.ink};
  ${type.small}
  text-align: left;
  text-decoration: none;
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

export const MenuHeading = styled.p`
  grid-column: 1 / -1;
  margin: ${space[2]} 0 ${space[1]};
  padding: 0 ${space[3]};
  ${mutedCaption}
  font-weight: 650;
`;

export const MenuFoot = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[2]};
  padding: ${space[3]} ${space[1]} 0;
  border-top: 1px solid ${color.line};
`;
