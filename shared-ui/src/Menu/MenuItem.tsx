import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type AsProps, nativeType } from '../as-props.ts';
import { line } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';

interface Own {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** One row of a Menu: a link or an action. */
export function MenuItem<Tag extends ElementType = 'button'>(props: AsProps<Tag, Own>) {
  const { as, icon, tone = 'plain', children, ...rest } = props;
  return (
    <Line as={as} $tone={tone} {...nativeType(as)} {...rest}>
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
