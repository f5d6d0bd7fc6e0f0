import type { Role } from '@vidya/contracts/calls/choices';
import type { CreatedCourse } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, Icon, IconButton, NoCoursesPicture, TextField } from '@vidya/shared-ui';
import {
  ofStatus,
  type StatusFilter,
  searchCourses,
  statusFilters,
  useCourseSearch,
  useCreatedCourses,
} from '../../data/courses/my-courses.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './my-courses-styles.ts';
import { PagedCards } from './PagedCards.tsx';
import { Skeletons } from './Skeletons.tsx';
import { StaffCard } from './StaffCard.tsx';

/** The instructor's own courses; for an administrator, all courses. */
export function StaffCourses({ role }: { role: Role }) {
  const courses = useCreatedCourses();
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
  found: CreatedCourse[];
  search: ReturnType<typeof useCourseSearch>;
  role: Role;
}

/** Filters by text and by status. */
function StaffFilters({ found, search, role }: StaffFiltersProps) {
  const { text, status } = search;
  const countOf = (filter: StatusFilter): number => ofStatus(found, filter).length;
  const clear = <IconButton icon="close" size="small" label="Clear the search" onClick={() => search.type('')} />;
  return (
    <Filters>
      <form role="search" aria-label="Search my courses" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search"
          isLabelHidden
          placeholder={role === 'ADMIN' ? 'Title, category or instructor' : 'Title or category'}
          prefix={<Icon name="search" size={18} />}
          suffix={text ? clear : undefined}
          value={text}
          maxLength={limits.searchCharacters}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => search.type(event.target.value)}
        />
      </form>
      <FilterChips
        label="Status"
        filters={statusFilters.filter((filter) => filter !== rare || filter === status || countOf(filter) > 0)}
        names={names}
        chosen={status}
        countOf={countOf}
        onChoose={search.choose}
      />
    </Filters>
  );
}
