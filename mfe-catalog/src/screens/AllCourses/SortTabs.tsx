import type { CourseSort } from '@vidya/contracts/texts/choices';
import { color, motion, space, type } from '@vidya/shared-ui/tokens';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { here } from '../../data/here.ts';
import type { List as CourseList } from '../../data/list-address.ts';

const tabs: { sort: CourseSort; label: string }[] = [
  { sort: 'bestMatch', label: 'Best match' },
  { sort: 'mostPopular', label: 'Most popular' },
  { sort: 'new', label: 'New' },
  { sort: 'topRated', label: 'Top Rated' },
];

/** The sort orders of the list in `panelId`. Arrow keys move between them, Enter or Space chooses and so requests. */
export function SortTabs({ list, panelId }: { list: CourseList; panelId: string }) {
  const { sort: current, filters } = list.address;
  // Only searches have the order 'best match'.
  const shown = filters.q ? tabs : tabs.filter(({ sort }) => sort !== 'bestMatch');
  return (
    <List role="tablist" aria-label="Order of the courses">
      {shown.map(({ sort, label }) => (
        <Tab
          key={sort}
          id={`${panelId}-${sort}`}
          aria-selected={sort === current}
          aria-controls={panelId}
          tabIndex={sort === current ? 0 : -1}
          href={list.hrefOfSort(sort)}
          onClick={(event) => here(event, () => list.sortBy(sort))}
          onKeyDown={(event) => onKey(event, () => list.sortBy(sort))}
        >
          {/* The bold copy behind reserves the width, so that choosing a tab moves nothing. */}
          <span data-text={label}>{label}</span>
        </Tab>
      ))}
    </List>
  );
}

/** A tab is a link, so that it works before the page responds; as a tab it also listens to Space. */
function onKey(event: KeyboardEvent<HTMLElement>, choose: () => void): void {
  if (event.key === ' ') {
    event.preventDefault();
    choose();
  } else moveFocus(event);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // Alt or ⌘ with an arrow is the browser's own Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
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

const Tab = styled.a.attrs({ role: 'tab' })`
  display: grid;
  place-content: center;
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  ${type.body}
  color: ${color.inkMuted};
  text-decoration: none;
  white-space: nowrap;
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
