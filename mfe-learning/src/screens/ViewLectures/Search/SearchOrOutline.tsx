import { Button, lazyPart, Skeleton } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { smallWith } from '../../../parts/buttons.tsx';
import type { SearchPanelProps } from './SearchPanel.tsx';
import type { OutlineSearch } from './use-outline-search.ts';

const SearchPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** The outline of the course, or instead of it the search. */
export function SearchOrOutline({ children, ...props }: SearchPanelProps & { children: ReactNode }) {
  if (!props.search.isOpen) return children;
  return (
    <Suspense fallback={<Waiting />}>
      <SearchPanel {...props} />
    </Suspense>
  );
}

/** Opens the search in the course, and closes it. */
export function SearchButton({ search }: { search: OutlineSearch }) {
  const { isOpen, open, close, button } = search;
  return (
    <Button
      ref={button}
      variant="quiet"
      aria-keyshortcuts="S"
      onClick={isOpen ? close : open}
      {...smallWith(isOpen ? 'close' : 'search')}
    >
      {isOpen ? 'Close search' : 'Search'}
    </Button>
  );
}

const Waiting = () => (
  <WaitingField role="status" aria-busy="true" aria-label="Loading the search">
    <Skeleton height="2.75rem" shape="block" />
  </WaitingField>
);

const WaitingField = styled.div`
  ${stack(3)}
  padding: ${space[4]};
`;
