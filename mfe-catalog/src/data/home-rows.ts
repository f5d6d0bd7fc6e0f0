import type { CourseListQuery } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { useCourses } from './courses.ts';
import { homeCoursesQuery } from './initial-queries.ts';

const rowLength = 8;

/** More than a row shows: some of them are in another row. */
const popularQuery: CourseListQuery = { sort: 'mostPopular', limit: 20 };
const newQuery: CourseListQuery = { sort: 'new', limit: 20 };
const freeQuery: CourseListQuery = { sort: 'mostPopular', price: 'free', limit: 12 };

/** An author has just begun the others: a card without a picture, or a course without a lecture, recommends nothing. */
const isReady = ({ thumbnail, noOfLectures }: CourseSummary): boolean => thumbnail !== null && noOfLectures > 0;

/** The courses that `query` lists; empty after an error, since the rows are optional; undefined while they load. */
function useList(query: CourseListQuery, enabled = true): CourseSummary[] | undefined {
  const { data, isError } = useCourses(query, { enabled });
  return data?.courses ?? (isError ? [] : undefined);
}

/** The rows of the home page, fetched in parallel once they are near. No course is in two of them, nor among the samples above. */
export function useHomeRows(isNear: boolean) {
  const samples = useList(homeCoursesQuery);
  const free = useList(freeQuery, isNear);
  const newest = useList(newQuery, isNear)?.filter(isReady);
  const most = useList(popularQuery, isNear);
  // The choosiest first: what is free or new may be popular too, and there are enough popular ones.
  const [, freeRow, newRow, popularRow] = withoutRepeats([samples, free, newest, most]);
  return { popular: popularRow, new: newRow, free: freeRow };
}

/** A row from each list, of courses that no row before has; undefined from the first list on that is still loading. */
function withoutRepeats(lists: (CourseSummary[] | undefined)[]): (CourseSummary[] | undefined)[] {
  const shown = new Set<string>();
  let isWaiting = false;
  return lists.map((list) => {
    isWaiting ||= !list;
    if (!list || isWaiting) return undefined;
    const row = list.filter(({ _id }) => !shown.has(_id)).slice(0, rowLength);
    for (const { _id } of row) shown.add(_id);
    return row;
  });
}
