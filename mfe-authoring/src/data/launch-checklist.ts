import type { CourseDetail } from '@vidya/contracts/course';
import { visibleLength } from '@vidya/contracts/course-validation';
import type { Lecture } from '@vidya/contracts/lecture';
import { limits } from '@vidya/contracts/limits';
import { paths } from '@vidya/contracts/paths';

export interface LaunchItem {
  label: string;
  isDone: boolean;
  /** What mends it, and where. */
  mend: { label: string; href: string };
}

const isReady = ({ youtubeLink, state, video }: Lecture): boolean =>
  youtubeLink.trim() !== '' || (state === 'ready' && video !== null);

/** The first lecture is added; one that failed is mended; those that are being prepared are looked at. */
function mendLectures(courseId: string, lectures: Lecture[] | undefined, isEmpty: boolean): LaunchItem['mend'] {
  if (isEmpty) return { label: 'Add Lecture', href: paths.addLecture(courseId) };
  const failed = lectures?.find(({ state }) => state === 'failed');
  if (failed) return { label: 'Edit lecture', href: paths.editLecture(courseId, failed._id) };
  return { label: 'View Lectures', href: paths.viewLectures(courseId) };
}

/**
 * What a course needs before learners can begin. `lectures` is undefined until their states are known: those that are
 * there are taken to be ready so long.
 */
export function launchChecklist(course: CourseDetail, lectures: Lecture[] | undefined): LaunchItem[] {
  const { _id: courseId, status } = course;
  // A draft is edited where it was begun (decision C9).
  const form = status === 'draft' ? paths.createCourse(courseId) : paths.editCourse(courseId);
  return [
    { label: 'A thumbnail', isDone: course.thumbnail !== null, mend: { label: 'Choose a picture', href: form } },
    {
      label: `A description of at least ${limits.description.least} characters`,
      isDone: visibleLength(course.description) >= limits.description.least,
      mend: { label: 'Write it', href: form },
    },
    {
      label: 'A price',
      // Nothing is published without a price, and 0 is one; in a draft it is what was not filled in.
      isDone: course.price > 0 || status !== 'draft',
      mend: { label: 'Set it', href: form },
    },
    {
      label: 'A lecture that is ready to watch',
      isDone: lectures?.some(isReady) ?? course.lectures.length > 0,
      mend: mendLectures(courseId, lectures, (lectures ?? course.lectures).length === 0),
    },
  ];
}
