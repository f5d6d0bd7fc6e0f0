import type { CourseSort } from '@vidya/contracts/calls/choices';
import { color, motion, space, type } from '@vidya/shared-ui/tokens';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

const tabs: { sort: CourseSort; label: string }[] = [
  { sort: 'bestMatch', label: 'Best match' },
  { sort: 'mostPopular', label: 'Most popular' },
  { sort: 'new', label: 'New' },
  { sort: 'topRated', label: 'Top Rated' },
];

interface SortTabsProps {
  sort: CourseSort;
  /** Only searches have the order 'best match'. */
  isSearch: boolean;
  onSort: (sort: CourseSort) => void;
  /** The id of the list that the tabs sort. */
  panelId: string;
}

/**
 * The sort orders. Arrow keys move between the tabs, Enter or Space chooses: each choice is a request and a new page.
 */
export function SortTabs({ sort, isSearch, onSort, panelId }: SortTabsProps) {
  const shown = tabs.filter((tab) => isSearch || tab.sort !== 'bestMatch');
  return (
    <List role="tablist" aria-label="Order of the courses">
      {shown.map((tab) => (
        <Tab
          key={tab.sort}
          id={`${panelId}-${tab.sort}`}
          aria-selected={tab.sort === sort}
          aria-controls={panelId}
          tabIndex={tab.sort === sort ? 0 : -1}
          onClick={() => onSort(tab.sort)}
          onKeyDown={moveFocus}
        >
          {/* The bold copy behind reserves the width, so that choosing a tab moves nothing. */}
          <span data-text={tab.label}>{tab.label}</span>
        </Tab>
      ))}
    </List>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const all = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const here = all.indexOf(event.currentTarget);
  const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all.at(to % all.length)?.focus();
}

const List = styled.div`
  display: flex;
  gap: ${space[1]};
`;

const Tab = styled.button.attrs({ type: 'button', role: 'tab' })`
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  ${type.body}
  color: ${color.inkMuted};
  transition: border-color ${motion.quick};

  &:hover {
    color: ${color.primary};
  }
  &[aria-selected='true'] {
    border-color: ${color.primary};
    font-weight: 700;
    color: ${color.ink};
  }
  /* Colours that the system forces make a transparent line visible: only the chosen tab may have one. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
  span::after {
    content: attr(data-text) / '';
    display: block;
    height: 0;
    overflow: hidden;
    font-weight: 700;
    visibility: hidden;
  }
`;
