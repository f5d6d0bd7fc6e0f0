import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink, type RenderLink } from '../link.tsx';
import { ellipsis, line, muted, plainList, quietLink, wrap } from '../theme/mixins.ts';
import { color, space } from '../theme/tokens.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** `href`: where it leads; leave it out for the last crumb. */
  crumbs: readonly { label: string; href?: string }[];
  renderLink?: RenderLink;
}

/** The path from the start page to this page. */
export function Breadcrumb({ crumbs, renderLink = plainLink, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <List>
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {index === 0 ? null : <Icon name="chevron-right" size={16} />}
            {href === undefined ? (
              <Here aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</Here>
            ) : (
              renderLink({ href, children: label })
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  ${wrap(1)}
  ${plainList}
  ${muted}

  li {
    ${line(1)}
    min-width: 0;
    /* On the item, so that a long name shortens before it wraps. */
    max-width: min(26rem, 100%);
  }
  svg {
    color: ${color.inkFaint};
  }
  a {
    padding: ${space[1]} 0;
    ${quietLink}
  }
`;

const Here = styled.span`
  ${ellipsis}
  color: ${color.ink};
`;
