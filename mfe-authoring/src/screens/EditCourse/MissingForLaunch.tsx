import type { CourseDetail } from '@vidya/contracts/calls/course';
import { useLectures } from '../../data/course/course.ts';
import { launchChecklist } from '../../data/course/launch-checklist.ts';
import { LaunchChecklist } from '../../parts/LaunchChecklist.tsx';

/** The launch checklist while something is missing; nothing once it is complete. */
export function MissingForLaunch({ course }: { course: CourseDetail }) {
  const items = launchChecklist(course, useLectures(course._id).data?.lectures);
  return items.every(({ isDone }) => isDone) ? null : <LaunchChecklist items={items} />;
}
