import type { CourseCounts, CourseListQuery } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { ratingFloors } from '@vidya/contracts/texts/choices';

type Filter = keyof CourseCounts;

/** The choices of each filter that match a course. */
const choicesOf: Record<Filter, (course: CourseSummary) => string[]> = {
  category: ({ category }) => [category],
  level: ({ level }) => [level],
  language: ({ language }) => [language],
  price: (course) => [isFree(course) ? 'free' : 'paid'],
  ratingAtLeast: ({ rating }) => ratingFloors.filter((floor) => rating >= floor).map(String),
};

const filters = Object.keys(choicesOf) as Filter[];

function passes(course: CourseSummary, query: CourseListQuery, without?: Filter): boolean {
  const { q } = query;
  if (q && !course.topic.toLowerCase().includes(q.toLowerCase())) return false;
  return filters.every((name) => {
    const chosen = name === without ? undefined : query[name];
    return chosen === undefined || choicesOf[name](course).includes(String(chosen));
  });
}

/** The number of courses for each choice of a filter, with the other filters unchanged. */
function countsOf(courses: CourseSummary[], query: CourseListQuery, name: Filter): Record<string, number> {
  const found = courses.filter((course) => passes(course, query, name)).flatMap(choicesOf[name]);
  return Object.fromEntries([...Map.groupBy(found, (choice) => choice)].map(([choice, all]) => [choice, all.length]));
}

/** Mocks the API's list response from these courses, in their order. */
export function answerToList(courses: CourseSummary[], query: CourseListQuery = {}) {
  const { page = 1, limit = 8 } = query;
  const matching = courses.filter((course) => passes(course, query));
  const counts = Object.fromEntries(filters.map((name) => [name, countsOf(courses, query, name)]));
  return responseOf(matching.slice((page - 1) * limit, page * limit), { total: matching.length, meta: { counts } });
}
