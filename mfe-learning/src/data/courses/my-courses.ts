import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import {
  type CreatedCourse,
  listCreatedCourses,
  listSubscribedCourses,
  type SubscribedCourse,
} from '@vidya/contracts/calls/course';
import { categoryTitle } from '@vidya/contracts/rules/categories';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How often to refetch the courses while some of their videos are in preparation. */
const processingCheckMs = 15_000;

export const useSubscribedCourses = () => useCall(listSubscribedCourses, { key: keys.subscribedCourses });

/** The instructor's own courses; for administrators, all courses. */
export const useCreatedCourses = () =>
  useCall(listCreatedCourses, {
    key: keys.createdCourses,
    refetchInterval: ({ state }) =>
      state.data?.some(({ noOfProcessing }) => noOfProcessing > 0) ? processingCheckMs : false,
  });

/** Archived courses do not appear in their makers' list (decision C10). */
export const statusFilters = ['all', 'published', 'draft', 'unpublished'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const ofStatus = (courses: CreatedCourse[], status: StatusFilter): CreatedCourse[] =>
  status === 'all' ? courses : courses.filter((course) => course.status === status);

const comparable = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** The courses that contain every word of `text` in their title, category or creator's name. */
export function searchCourses(courses: CreatedCourse[], text: string): CreatedCourse[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  return courses.filter(({ topic, category, createdBy }) => {
    const all = comparable(`${topic} ${categoryTitle(category)} ${createdBy}`);
    return words.every((word) => all.includes(word));
  });
}

/** Search text and status are in the address. Typing changes the text first; Back or a link sets it. */
export function useCourseSearch() {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const inAddress = query.get('q') ?? '';
  const status = statusFilters.find((filter) => filter === query.get('status')) ?? 'all';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  // The text sent to the address but not there yet: until it is, the address still holds older text, which is ignored.
  const [sent, setSent] = useState<string | null>(null);
  if (key !== seen) {
    setSeen(key);
    if (sent === null) setText(inAddress);
    else if (sent === inAddress) setSent(null);
  }
  const show = (q: string, wantedStatus: StatusFilter): void => {
    const told = q.trim();
    setText(q);
    setSent(told);
    setQuery({ ...(told && { q: told }), ...(wantedStatus !== 'all' && { status: wantedStatus }) }, { replace: true });
  };
  return {
    text,
    status,
    type: (next: string) => show(next, status),
    choose: (next: StatusFilter) => show(text, next),
    clear: () => show('', 'all'),
  };
}

export const progressFilters = ['all', 'inProgress', 'notStarted', 'done'] as const;
export type ProgressFilter = (typeof progressFilters)[number];

/** A course counts as started once the learner opens a lecture, even before completing one. */
const hasStarted = (course: SubscribedCourse): boolean => course.progress > 0 || course.lastLectureId !== null;

const belongs: Record<ProgressFilter, (course: SubscribedCourse) => boolean> = {
  all: () => true,
  inProgress: (course) => hasStarted(course) && course.progress < 100,
  notStarted: (course) => !hasStarted(course),
  done: (course) => course.progress === 100,
};

export const filterCourses = (courses: SubscribedCourse[], filter: ProgressFilter): SubscribedCourse[] =>
  courses.filter(belongs[filter]);
