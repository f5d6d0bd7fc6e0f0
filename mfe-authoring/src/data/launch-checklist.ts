import type { CourseDetail } from '@vidya/contracts/course';
import { visibleLength } from '@vidya/contracts/course-validation';
import type { Lecture } from '@vidya/contracts/lecture';
import { limits } from '@vidya/contracts/limits';

export interface LaunchItem {
  label: string;
  isDone: boolean;
}

const isReady = ({ youtubeLink, state, video }: Lecture): boolean =>
  youtubeLink.trim() !== '' || (state === 'ready' && video !== null);

/**
 * What a course needs before learners can begin. `lectures` is undefined until their states are known: those that are
 * there are taken to be ready so long.
 */
export const launchChecklist = (course: CourseDetail, lectures: Lecture[] | undefined): LaunchItem[] => [
  { label: 'A thumbnail', isDone: course.thumbnail !== null },
  {
    label: `A description of at least ${limits.description.least} characters`,
    isDone: visibleLength(course.description) >= limits.description.least,
  },
  // Nothing is published without a price, and 0 is one; in a draft it is what was not filled in.
  { label: 'A price', isDone: course.price > 0 || course.status !== 'draft' },
  { label: 'A lecture that is ready to watch', isDone: lectures?.some(isReady) ?? course.lectures.length > 0 },
];
