import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import { searchCourses, useCourseSearch } from '../../data/courses/course-search.ts';
import {
  filterCourses,
  learnerSorts,
  type ProgressFilter,
  progressFilters,
  sortCourses,
} from '../../data/courses/learner-list.ts';
import { useSubscribedCourses } from '../../data/courses/my-courses.ts';
import { useUnsavedRatings } from '../../data/courses/rate-course.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { EndingDialogs, type FindHeading } from './Ending/EndingDialogs.tsx';
import { type Ending, useEnding } from './Ending/use-ending.ts';
import { LearnerCard } from './LearnerCard.tsx';
import { LearnerFilters } from './LearnerFilters.tsx';
import { Grid } from './my-courses-styles.ts';
import { PagedCourses } from './PagedCourses.tsx';
import { Skeletons } from './Skeletons.tsx';

const nothing: Record<ProgressFilter, string> = {
  all: texts.empty.myCourses,
  inProgress: 'No course in progress',
  notStarted: 'No course left to start',
  done: 'No course completed yet',
};

/** The learner's own courses, and the dialogs that end one of them. `heading` gets the focus when a course is gone. */
export function LearnerCourses({ heading }: { heading: FindHeading }) {
  const ending = useEnding();
  return (
    <>
      <CourseList ending={ending} />
      <EndingDialogs ending={ending} heading={heading} />
    </>
  );
}

/** The courses by text and progress, in an order. All choices are in the address. */
function CourseList({ ending }: { ending: Ending }) {
  const search = useCourseSearch();
  const courses = useSubscribedCourses();
  useLeaveGuard(useUnsavedRatings().some(({ comment }) => comment));
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
  const chosen = search.chosen('show', progressFilters);
  const matches = searchCourses(courses.data, search.text);
  const shown = sortCourses(filterCourses(matches, chosen), search.chosen('sort', learnerSorts));
  return (
    <>
      <LearnerFilters matches={matches} search={search} />
      {shown.length > 0 ? (
        <PagedCourses
          as={Grid}
          courses={shown}
          item={(course, isPriority) => <LearnerCard course={course} isPriority={isPriority} ending={ending} />}
        />
      ) : (
        <EmptyState
          picture={<NoCoursesPicture />}
          title={search.text ? 'No course found' : nothing[chosen]}
          action={
            <Button variant="secondary" onClick={search.clear}>
              Show All Courses
            </Button>
          }
        />
      )}
    </>
  );
}
