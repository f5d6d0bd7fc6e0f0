import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink, type RenderLink } from '../link.tsx';
import { centred, column, plainList, square } from '../theme/mixins.ts';
import { color, media, radius, space, type } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface StepHeaderProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** `href`: its address, once the person can visit it. `isDone`: it is complete; an earlier one may still be open. */
  steps: readonly { label: string; href?: string; isDone?: boolean }[];
  /** The current step, from 1. */
  current: number;
  renderLink?: RenderLink;
}

/** The steps of a longer task, and the current one (section 2, create course). */
export function StepHeader({ steps, current, renderLink = plainLink, ...rest }: StepHeaderProps) {
  return (
    <nav aria-label="Steps" {...rest}>
      <List>
        {steps.map(({ label, href, isDone = false }, index) => {
          const text = (
            <>
              <Mark aria-hidden="true">{isDone ? <Icon name="check" size={18} /> : index + 1}</Mark>
              <Label>{label}</Label>
              {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
            </>
          );
          return (
            <Item key={label} aria-current={index + 1 === current ? 'step' : undefined} $isActive={index < current}>
              {href ? renderLink({ href, children: text }) : text}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  gap: ${space[2]};
  ${plainList}
  ${media.largeText} {
    flex-direction: column;
  }
`;

const Mark = styled.span`
  ${centred}
  flex: none;
  ${square('2rem')}
  border: 1.5px solid;
  border-radius: 50%;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.span`
  ${type.label}
  font-weight: inherit;
`;

const Item = styled.li<{ $isActive: boolean }>`
  position: relative;
  ${column(2)}
  flex: 1;
  align-items: flex-start;
  padding-top: ${space[3]};
  border-top: 3px solid ${({ $isActive }) => ($isActive ? color.primary : color.line)};
  color: ${({ $isActive }) => ($isActive ? color.primary : color.inkMuted)};

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
  }
  a {
    display: inherit;
    flex-direction: inherit;
    align-items: inherit;
    gap: inherit;
    color: inherit;
    border-radius: ${radius.small};
    text-decoration: none;
  }
  a:hover ${Label} {
    text-decoration: underline;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: 700;
  }
  &[aria-current] ${Mark}, &:has(svg) ${Mark} {
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
  }
`;
