import type { CourseDetail } from '@vidya/contracts/calls/course';
import { courseProblems } from '@vidya/contracts/rules/course/course-validation';
import { paths } from '@vidya/contracts/texts/paths';
import { publishFields } from './publish.ts';

/** The three steps of making a course. Steps are links once the course exists. */
export function stepsOf(courseId: string | null, course: CourseDetail | undefined) {
  const isComplete =
    course !== undefined &&
    course.thumbnail !== null &&
    courseProblems(publishFields(course), 'edit', true).length === 0;
  const hasLecture = course?.lectures.some(({ hidden }) => !hidden) ?? false;
  const link = (pathOf: (id: string) => string) => courseId && { href: pathOf(courseId) };
  return [
    { label: 'Create Course', isDone: isComplete, ...link(paths.editCourse) },
    { label: 'Add Lectures', isDone: hasLecture, ...link(paths.addLecture) },
    { label: 'Publish', isDone: course?.status === 'published', ...link(paths.publishCourse) },
  ];
}
