import type { Role } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { ofStatus, searchCourses, useCreatedCourses } from '../../data/courses/my-courses.ts';
import { useCourseSearch } from '../../data/courses/use-course-search.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { PagedCards } from './PagedCards.tsx';
import { FiltersSkeleton, Skeletons } from './Skeletons.tsx';
import { StaffCard } from './StaffCard.tsx';
import { StaffFilters } from './StaffFilters.tsx';

/** The instructor's own courses; for an administrator, all courses. */
export function StaffCourses({ role }: { role: Role }) {
  const courses = useCreatedCourses();
  const search = useCourseSearch();
  if (courses.isPending) {
    return (
      <>
        <FiltersSkeleton />
        <Skeletons isStaff />
      </>
    );
  }
  if (courses.isLoadingError) {
    return (
      <LoadFailed
        query={courses}
        title="The courses could not be loaded"
        isRetrying={courses.isFetching}
        fallback={texts.course.fetchCreatedFailed}
      />
    );
  }
  if (courses.data.length === 0) {
    return (
      <EmptyState
        picture={<NoCoursesPicture />}
        title={texts.empty.myCourses}
        action={
          <Button as={Link} to={paths.createCourse()} variant="secondary">
            Create the First One
          </Button>
        }
      >
        Courses you create stand here, drafts included.
      </EmptyState>
    );
  }
  const found = searchCourses(courses.data, search.text);
  const shown = ofStatus(found, search.status);
  return (
    <>
      <StaffFilters found={found} search={search} role={role} />
      {shown.length > 0 ? (
        <PagedCards
          courses={shown}
          card={(course, isPriority) => <StaffCard course={course} role={role} isPriority={isPriority} />}
        />
      ) : (
        <EmptyState
          picture={<NoCoursesPicture />}
          title="No course found"
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
