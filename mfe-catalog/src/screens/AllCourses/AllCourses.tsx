import { useTitle } from '@vidya/contracts/platform';
import { color, media, space } from '@vidya/shared-ui/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useCourses } from '../../data/courses.ts';
import { listQuery, useListAddress } from '../../data/list-address.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { Page } from '../../parts/Page.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Results } from './Results.tsx';
import { SortTabs } from './SortTabs.tsx';

/** `/course/all-courses`: the whole catalogue, ordered, filtered and paged by what the address says. */
export function AllCourses() {
  useTitle('All Courses');
  const list = useListAddress();
  const found = useCourses(listQuery(list.address));
  const top = useRef<HTMLHeadingElement>(null);
  const turn = (page: number): void => {
    list.turnTo(page);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Frame>
      <h1 tabIndex={-1}>All the skills you need in one place</h1>
      <CategoryBar current="all-courses" />
      <Subheading ref={top}>Explore All Courses</Subheading>
      <Toolbar>
        <SortTabs sort={list.address.sort} onSort={list.sortBy} panelId="courses" />
      </Toolbar>
      <Columns>
        <Panel aria-label="Filters">
          <FilterFields name="panel" filters={list.address.filters} onChoose={list.choose} />
        </Panel>
        <div>
          <FilterChips filters={list.address.filters} onChoose={list.choose} onClear={list.clear} />
          <Results id="courses" found={found} address={list.address} onTurn={turn} onClear={list.clear}>
            <FilterSheet address={list.address} onSettle={list.settle} />
          </Results>
        </div>
      </Columns>
    </Frame>
  );
}

const Frame = styled(Page)`
  padding-block: ${space[8]} 0;

  > nav {
    margin-top: ${space[6]};
  }
`;

const Subheading = styled.h2`
  margin-top: ${space[10]};
`;

const Toolbar = styled.div`
  margin: ${space[3]} 0 ${space[5]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
`;

const Columns = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: 13.5rem minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

const Panel = styled.aside`
  display: none;

  ${media.laptop} {
    display: block;
  }
`;
