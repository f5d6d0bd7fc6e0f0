import { useTitle } from '@vidya/contracts/browser/platform';
import { useRef } from 'react';
import { useCourses } from '../../data/courses.ts';
import { listQuery, useListAddress } from '../../data/list-address.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { Columns, Frame, Panel, Subheading, Toolbar } from './all-courses-styles.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Results } from './Results.tsx';
import { SortTabs } from './SortTabs.tsx';

/** `/course/all-courses`: the whole catalogue. The address holds order, filters and page. */
export function AllCourses() {
  useTitle('All Courses');
  const list = useListAddress();
  const found = useCourses(listQuery(list.address));
  useErrorToast(found.error);
  const top = useRef<HTMLHeadingElement>(null);
  const { filters, sort } = list.address;

  const goToTop = (): void => top.current?.focus({ preventScroll: true });
  const turn = (page: number): void => {
    list.turnTo(page);
    goToTop();
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Frame>
      <h1 tabIndex={-1}>All the skills you need in one place</h1>
      <CategoryBar current="all-courses" />
      <Subheading ref={top} tabIndex={-1}>
        Explore All Courses
      </Subheading>
      <Toolbar>
        <SortTabs sort={sort} isSearch={Boolean(filters.q)} onSort={list.sortBy} panelId="courses" />
      </Toolbar>
      <Columns>
        <Panel aria-label="Filters">
          <FilterFields name="panel" filters={filters} counts={found.data?.counts} onChoose={list.choose} />
        </Panel>
        <div>
          <FilterChips filters={filters} onChoose={list.choose} onClear={list.clear} onEmptied={goToTop} />
          <Results id="courses" found={found} list={list} onTurn={turn}>
            <FilterSheet address={list.address} onApply={list.apply} />
          </Results>
        </div>
      </Columns>
    </Frame>
  );
}
