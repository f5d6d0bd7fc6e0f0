import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { count } from '@vidya/contracts/texts/format';
import { Chip } from '@vidya/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { filterCourses, type ProgressFilter, progressFilters } from '../../data/courses/my-courses.ts';
import { Chips } from './my-courses-styles.ts';

const labels: Record<ProgressFilter, string> = {
  all: 'All',
  inProgress: 'In progress',
  notStarted: 'Not started',
  done: 'Done',
};

/** Filters all, in progress, not started and completed, each with its count. The choice is in the address. */
export function ProgressFilters({ courses, chosen }: { courses: SubscribedCourse[]; chosen: ProgressFilter }) {
  const [, setQuery] = useSearchParams();
  return (
    <Chips role="group" aria-label="Show">
      {progressFilters.map((filter) => (
        <Chip
          key={filter}
          isActive={filter === chosen}
          aria-pressed={filter === chosen}
          onClick={() => setQuery(filter === 'all' ? {} : { show: filter }, { replace: true })}
        >
          {labels[filter]} ({count(filterCourses(courses, filter).length)})
        </Chip>
      ))}
    </Chips>
  );
}
