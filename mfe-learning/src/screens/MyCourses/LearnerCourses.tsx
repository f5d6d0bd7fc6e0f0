import { messageOf } from '@vidya/contracts/calls/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, ErrorState, NoCoursesPicture } from '@vidya/shared-ui';
import { Link, useSearchParams } from 'react-router-dom';
import {
  filterCourses,
  isProgressFilter,
  type ProgressFilter,
  useSubscribedCourses,
} from '../../data/courses/my-courses.ts';
import { LearnerCard } from './LearnerCard.tsx';
import { PagedCards } from './PagedCards.tsx';
import { ProgressFilters } from './ProgressFilters.tsx';
import { Skeletons } from './Skeletons.tsx';

const nothing: Record<ProgressFilter, string> = {
  all: texts.empty.myCourses,
  inProgress: 'No course in progress',
  notStarted: 'No course left to start',
  done: 'No course completed yet',
};

/** The learner's own courses, filtered by progress. */
export function LearnerCourses() {
  const [query] = useSearchParams();
  const courses = useSubscribedCourses();
  if (courses.isPending) return <Skeletons />;
  if (courses.isLoadingError) {
    return (
      <ErrorState
        title="Your courses could not be loaded"
        onRetry={() => void courses.refetch()}
        isRetrying={courses.isFetching}
      >
        {messageOf(courses.error, texts.course.fetchSubscribedFailed)}
      </ErrorState>
    );
  }
  if (courses.data.length === 0) return <NoCourses />;
  const wanted = query.get('show');
  const filter = isProgressFilter(wanted) ? wanted : 'all';
  const shown = filterCourses(courses.data, filter);
  return (
    <>
      <ProgressFilters courses={courses.data} chosen={filter} />
      {shown.length > 0 ? (
        <PagedCards
          courses={shown}
          card={(course, isPriority) => <LearnerCard course={course} isPriority={isPriority} />}
        />
      ) : (
        <EmptyState
          picture={<NoCoursesPicture />}
          title={nothing[filter]}
          action={
            <Button as={Link} to={paths.myCourses()} replace variant="secondary">
              Show All Courses
            </Button>
          }
        />
      )}
    </>
  );
}

function NoCourses() {
  return (
    <EmptyState
      picture={<NoCoursesPicture />}
      title={texts.empty.myCourses}
      action={
        <Button as={Link} to={paths.allCourses()}>
          Explore Courses
        </Button>
      }
    >
      Find one you like; what you enrol in stands here with your progress.
    </EmptyState>
  );
}
