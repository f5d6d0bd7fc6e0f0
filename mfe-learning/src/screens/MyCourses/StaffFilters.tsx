import type { Role } from '@vidya/contracts/calls/account';
import type { CreatedCourse } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { Icon, IconButton, TextField } from '@vidya/shared-ui';
import { ofStatus, type StatusFilter, statusFilters } from '../../data/courses/my-courses.ts';
import type { CourseSearch } from '../../data/courses/use-course-search.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './my-courses-styles.ts';

const names: Record<StatusFilter, string> = {
  all: 'All',
  published: 'Published',
  draft: 'Draft',
  unpublished: 'Not published',
};

interface StaffFiltersProps {
  /** All courses that match the search, of every status. */
  found: CreatedCourse[];
  search: CourseSearch;
  role: Role;
}

/** Few courses are unpublished, so this chip shows only when there is one. */
const rare: StatusFilter = 'unpublished';

/** Filters by text and by status. */
export function StaffFilters({ found, search, role }: StaffFiltersProps) {
  const { text, status } = search;
  const countOf = (filter: StatusFilter): number => ofStatus(found, filter).length;
  return (
    <Filters>
      <form role="search" aria-label="Search my courses" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search"
          isLabelHidden
          placeholder={role === 'ADMIN' ? 'Title, category or instructor' : 'Title or category'}
          prefix={<Icon name="search" size={18} />}
          suffix={
            text ? (
              <IconButton icon="close" size="small" label="Clear the search" onClick={() => search.type('')} />
            ) : undefined
          }
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
