import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { line } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';

interface OwnProps<Tag extends ElementType> {
  /** The element: a native button, an anchor or the router's link. */
  as?: Tag;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

export type MenuItemProps<Tag extends ElementType = 'button'> = OwnProps<Tag> &
  Omit<ComponentPropsWithRef<Tag>, keyof OwnProps<Tag>>;

/** One row of a Menu: a link or an action. */
export function MenuItem<Tag extends ElementType = 'button'>(props: MenuItemProps<Tag>) {
  const { as, icon, tone = 'plain', children, ...rest } = props;
  const native = as === undefined || as === 'button' ? { type: 'button' as const } : {};
  return (
    <Line as={as} $tone={tone} {...native} {...rest}>
      {icon}
      {children}
    </Line>
  );
}

const Line = styled.button<{ $tone: 'plain' | 'danger' }>`
  ${line(3)}
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  background: transparent;
  border: 0;
  border-radius: ${radius.medium};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.ink)};
  font-size: 1rem;
  line-height: 1.3;
  text-align: left;
  text-decoration: none;

  svg {
    color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.inkMuted)};
  }
  &:hover,
  &:focus-visible {
    background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.primarySoft)};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current]:not([aria-current='false']) {
    color: ${color.primary};
    font-weight: 650;
  }
`;
