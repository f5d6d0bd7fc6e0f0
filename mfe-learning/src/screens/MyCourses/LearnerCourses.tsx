import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import { useSearchParams } from 'react-router-dom';
import {
  filterCourses,
  type ProgressFilter,
  progressFilters,
  useSubscribedCourses,
} from '../../data/courses/my-courses.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { FilterChips } from './FilterChips.tsx';
import { LearnerCard } from './LearnerCard.tsx';
import { PagedCards } from './PagedCards.tsx';
import { Skeletons } from './Skeletons.tsx';

const names: Record<ProgressFilter, string> = {
  all: 'All',
  inProgress: 'In progress',
  notStarted: 'Not started',
  done: 'Done',
};

const nothing: Record<ProgressFilter, string> = {
  all: texts.empty.myCourses,
  inProgress: 'No course in progress',
  notStarted: 'No course left to start',
  done: 'No course completed yet',
};

/** The learner's own courses, filtered by progress. The choice is in the address. */
export function LearnerCourses() {
  const [query, setQuery] = useSearchParams();
  const courses = useSubscribedCourses();
  if (courses.isPending) return <Skeletons />;
  if (courses.isLoadingError) {
    return (
      <LoadFailed
        query={courses}
        title="Your courses could not be loaded"
        isRetrying={courses.isFetching}
        fallback={texts.course.fetchSubscribedFailed}
      />
    );
  }
  if (courses.data.length === 0) {
    return (
      <EmptyState
        picture={<NoCoursesPicture />}
        title={texts.empty.myCourses}
        action={<LinkButton to={paths.allCourses()}>Explore Courses</LinkButton>}
      >
        Find one you like; what you enrol in stands here with your progress.
      </EmptyState>
    );
  }
  const chosen = progressFilters.find((filter) => filter === query.get('show')) ?? 'all';
  const shown = filterCourses(courses.data, chosen);
  return (
    <>
      <FilterChips
        label="Show"
        filters={progressFilters}
        names={names}
        chosen={chosen}
        countOf={(filter) => filterCourses(courses.data, filter).length}
        onChoose={(filter) => setQuery(filter === 'all' ? {} : { show: filter }, { replace: true })}
      />
      {shown.length > 0 ? (
        <PagedCards
          courses={shown}
          card={(course, isPriority) => <LearnerCard course={course} isPriority={isPriority} />}
        />
      ) : (
        <EmptyState
          picture={<NoCoursesPicture />}
          title={nothing[chosen]}
          action={
            <LinkButton to={paths.myCourses()} replace variant="secondary">
              Show All Courses
            </LinkButton>
          }
        />
      )}
    </>
  );
}
