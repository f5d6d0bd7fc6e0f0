import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Lecture, LectureOutline } from '@vidya/contracts/calls/lecture';
import { courseFields } from '@vidya/contracts/rules/course/course-fields';
import { visibleLength } from '@vidya/contracts/rules/course/course-validation';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';

export interface LaunchItem {
  label: string;
  isDone: boolean;
  /** The link to what completes the item. */
  mend: { label: string; href: string };
  /** Recommended: learners can start without it. */
  isAdvice?: true;
}

/** Whether learners can start. */
export const isComplete = (items: readonly LaunchItem[]): boolean =>
  items.every(({ isDone, isAdvice }) => isDone || isAdvice);

const isSeen = ({ hidden }: LectureOutline): boolean => hidden === undefined;

/** The create form edits a draft (decision C9). */
export const formPath = ({ _id, status }: CourseDetail): string =>
  status === 'draft' ? paths.createCourse(_id) : paths.editCourse(_id);

/** Without lectures: add one. With drafts: publish them. With a failed one: edit it. Otherwise: view the lectures. */
function mendLectures(courseId: string, lectures: Lecture[] | undefined, isEmpty: boolean): LaunchItem['mend'] {
  if (isEmpty) return { label: 'Add Lecture', href: paths.addLecture(courseId) };
  if (lectures?.some(({ hidden }) => hidden === 'draft'))
    return { label: 'Publish the drafts', href: paths.addLecture(courseId) };
  const failed = lectures?.find(({ state }) => state === 'failed');
  if (failed) return { label: 'Edit lecture', href: paths.editLecture(courseId, failed._id) };
  return { label: 'View Lectures', href: paths.viewLectures(courseId) };
}

const { min, max } = courseFields.outcomes.lines;

/** What a course needs before learners can start. Until `lectures` have loaded, the course's own outline counts. */
export function launchChecklist(course: CourseDetail, lectures: Lecture[] | undefined): LaunchItem[] {
  const { _id: courseId, status } = course;
  const form = formPath(course);
  return [
    { label: 'A thumbnail', isDone: course.thumbnail !== null, mend: { label: 'Choose a picture', href: form } },
    {
      label: `A description of at least ${limits.description.min} characters`,
      isDone: visibleLength(course.description) >= limits.description.min,
      mend: { label: 'Write it', href: form },
    },
    {
      label: 'A price',
      // A published course always has a price, and 0 is one; in a draft, 0 means that the price is missing.
      isDone: course.price > 0 || status !== 'draft',
      mend: { label: 'Set it', href: form },
    },
    {
      label: 'A lecture that is ready to watch',
      isDone: (lectures ?? course.lectures).some(isSeen),
      mend: mendLectures(courseId, lectures, (lectures ?? course.lectures).length === 0),
    },
    {
      label: `${min} to ${max} lines of what learners will learn`,
      isDone: course.outcomes.length > 0,
      mend: { label: 'Write them', href: form },
      isAdvice: true,
    },
  ];
}
