import { useTitle } from '@vidya/contracts/browser/platform';
import { stack } from '@vidya/shared-ui/mixins';
import { color, media, space } from '@vidya/shared-ui/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useCourses } from '../../data/courses.ts';
import { listQuery, useListAddress } from '../../data/list-address.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { Page } from '../../parts/Page.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Results } from './Results.tsx';
import { SortTabs } from './SortTabs.tsx';

/** `/course/all-courses`: the whole catalogue. The address holds order, filters and page. */
export function AllCourses() {
  useTitle('All Courses');
  const list = useListAddress();
  const query = useCourses(listQuery(list.address));
  useErrorToast(query.error);
  const top = useRef<HTMLHeadingElement>(null);
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
        <SortTabs list={list} panelId="courses" />
      </Toolbar>
      <Columns>
        <FilterPanel list={list} counts={query.data?.counts} />
        <div>
          <FilterChips list={list} onEmptied={goToTop} />
          <Results id="courses" query={query} list={list} onTurn={turn} />
        </div>
      </Columns>
    </Frame>
  );
}

const Frame = styled(Page)`
  padding-top: ${space[8]};

  > nav {
    margin-top: ${space[6]};
  }
`;

/* Gets the focus after a page change, to be read out. It needs no focus ring, because it cannot be pressed. */
const Subheading = styled.h2`
  margin-top: ${space[6]};

  ${media.tablet} {
    margin-top: ${space[10]};
  }
  &:focus {
    outline: none;
  }
`;

const Toolbar = styled.div`
  margin: ${space[3]} 0 ${space[5]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
`;

const Columns = styled.div`
  ${media.laptop} {
    ${stack(8)}
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;
