import { count } from '@vidya/contracts/texts/format';
import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { row } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';

export interface PagerProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Counted from 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** Gives each page its own address, which makes the arrows links. */
  hrefOf?: (page: number) => string;
  /** What the pages contain, for screen readers. */
  label?: string;
}

/** Previous page, page number, next page. An arrow without a page to go to is disabled. */
export function Pager({ page, pages, onTurn, hrefOf, label = 'Pages', ...rest }: PagerProps) {
  const arrow = (target: number) => {
    const isEnd = target < 1 || target > pages;
    // A link without an address that Tab still reaches: focus stays on it on the last page.
    if (isEnd && hrefOf) return { as: 'a' as const, role: 'link', tabIndex: 0, 'aria-disabled': true as const };
    if (isEnd) return { 'aria-disabled': true as const, onClick: undefined };
    if (!hrefOf) return { onClick: () => onTurn(target) };
    return { as: 'a' as const, href: hrefOf(target), onClick: (event: MouseEvent) => turnHere(event, target) };
  };

  function turnHere(event: MouseEvent, target: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTurn(target);
  }

  return (
    <Frame aria-label={label} {...rest}>
      <IconButton icon="chevron-left" label="Previous page" variant="outlined" {...arrow(page - 1)} />
      <Text aria-live="polite">
        Page <b>{count(page)}</b> of {count(Math.max(1, pages))}
      </Text>
      <IconButton icon="chevron-right" label="Next page" variant="outlined" {...arrow(page + 1)} />
    </Frame>
  );
}

const Frame = styled.nav`
  ${row(4, 2)}
  justify-content: center;
`;

const Text = styled.span`
  min-width: 6.5rem;
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
  text-align: center;

  b {
    color: ${color.ink};
  }
`;
