import { usePerson } from '@vidya/contracts/browser/platform';
import type { CreatedCourse } from '@vidya/contracts/calls/catalogue';
import { isCoTaughtBy } from '@vidya/contracts/rules/course/instructors';
import type { Role } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import { type CourseSearch, searchCourses, useCourseSearch } from '../../data/courses/course-search.ts';
import { useCreatedCourses } from '../../data/courses/my-courses.ts';
import { ofStatus, type StatusFilter, statusFilters } from '../../data/courses/staff-list.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './my-courses-styles.ts';
import { PagedCourses } from './PagedCourses.tsx';
import { SearchField } from './SearchField.tsx';
import { Skeletons } from './Skeletons.tsx';
import { StaffRow } from './StaffRow.tsx';
import { Rows } from './staff-row-styles.ts';

/** The instructor's own courses; for an administrator, all courses. */
export function StaffCourses({ role }: { role: Role }) {
  const courses = useCreatedCourses();
  const person = usePerson();
  const search = useCourseSearch();
  if (courses.isPending) return <Skeletons isStaff />;
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
          <LinkButton to={paths.createCourse()} variant="secondary">
            Create the First One
          </LinkButton>
        }
      >
        Courses you create stand here, drafts included.
      </EmptyState>
    );
  }
  const matches = searchCourses(courses.data, search.text);
  const shown = ofStatus(matches, search.chosen('status', statusFilters));
  return (
    <>
      <StaffFilters matches={matches} search={search} role={role} />
      {shown.length > 0 ? (
        <PagedCourses
          as={Rows}
          courses={shown}
          item={(course, isPriority) => (
            <StaffRow
              course={course}
              role={role}
              isCoInstructor={person !== null && isCoTaughtBy(course, person._id)}
              isPriority={isPriority}
            />
          )}
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

const names: Record<StatusFilter, string> = {
  all: 'All',
  published: 'Published',
  draft: 'Draft',
  unpublished: 'Not published',
};

/** Few courses are unpublished, so this chip shows only when there is one. */
const rare: StatusFilter = 'unpublished';

interface StaffFiltersProps {
  /** All courses that match the search, of every status. */
  matches: CreatedCourse[];
  search: CourseSearch;
  role: Role;
}

/** Filters by text and by status. */
function StaffFilters({ matches, search, role }: StaffFiltersProps) {
  const status = search.chosen('status', statusFilters);
  const countOf = (filter: StatusFilter): number => ofStatus(matches, filter).length;
  return (
    <Filters>
      <SearchField
        search={search}
        placeholder={role === 'ADMIN' ? 'Title, category or instructor' : 'Title or category'}
      />
      <FilterChips
        label="Status"
        filters={statusFilters.filter((filter) => filter !== rare || filter === status || countOf(filter) > 0)}
        names={names}
        chosen={status}
        countOf={countOf}
        onChoose={(filter) => search.choose('status', filter, statusFilters)}
      />
    </Filters>
  );
}
