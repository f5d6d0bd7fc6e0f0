import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { Select } from '@vidya/shared-ui';
import { media } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CourseSearch } from '../../data/courses/course-search.ts';
import {
  filterCourses,
  type LearnerSort,
  learnerSorts,
  type ProgressFilter,
  progressFilters,
} from '../../data/courses/learner-list.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './my-courses-styles.ts';
import { SearchField } from './SearchField.tsx';

const names: Record<ProgressFilter, string> = {
  all: 'All',
  inProgress: 'In progress',
  notStarted: 'Not started',
  done: 'Done',
};

const sortNames: Record<LearnerSort, string> = {
  recent: 'Last used first',
  title: 'By title',
  progress: 'Most progress first',
  expiry: 'Access ends soonest',
};

const sortOptions = learnerSorts.map((value) => ({ value, label: sortNames[value] }));

interface LearnerFiltersProps {
  /** All courses that match the search, of every progress. */
  matches: SubscribedCourse[];
  search: CourseSearch;
}

/** Filters by text and by progress, and the order. */
export function LearnerFilters({ matches, search }: LearnerFiltersProps) {
  return (
    <LearnersFilters>
      <SearchField search={search} placeholder="Title, category or instructor" />
      <FilterChips
        label="Show"
        filters={progressFilters}
        names={names}
        chosen={search.chosen('show', progressFilters)}
        countOf={(filter) => filterCourses(matches, filter).length}
        onChoose={(filter) => search.choose('show', filter, progressFilters)}
      />
      <Select
        label="Order"
        isLabelHidden
        options={sortOptions}
        value={search.chosen('sort', learnerSorts)}
        onChange={(event) => search.choose('sort', event.target.value, learnerSorts)}
      />
    </LearnersFilters>
  );
}

/* Search and order side by side, the filters below; from laptops on in one line. */
const LearnersFilters = styled(Filters)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  ${media.laptop} {
    grid-template-columns: minmax(12rem, 20rem) 1fr 15rem;

    > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
