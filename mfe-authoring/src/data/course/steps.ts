import type { CourseDetail } from '@vidya/contracts/calls/course';
import { courseProblems } from '@vidya/contracts/rules/course-validation';
import { paths } from '@vidya/contracts/texts/paths';
import { publishFields } from './publish.ts';

/**
 * The three steps of making a course. A step is done when its content is complete; steps are links once the course
 * exists.
 */
export function stepsOf(courseId: string | null, course: CourseDetail | undefined) {
  const isWhole = course !== undefined && course.thumbnail !== null && isComplete(course);
  return [
    {
      label: 'Create Course',
      isDone: isWhole,
      ...(courseId && { href: paths.editCourse(courseId) }),
    },
    {
      label: 'Add Lectures',
      isDone: course?.lectures.some(({ hidden }) => !hidden) ?? false,
      ...(courseId && { href: paths.addLecture(courseId) }),
    },
    {
      label: 'Publish',
      isDone: course?.status === 'published',
      ...(courseId && { href: paths.publishCourse(courseId) }),
    },
  ];
}

const isComplete = (course: CourseDetail): boolean => courseProblems(publishFields(course), 'edit', true).length === 0;
