import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isComplete, type LaunchItem } from '../../data/course/launch-checklist.ts';
import { LaunchChecklist } from '../../parts/LaunchChecklist.tsx';
import { PublishState } from './PublishState.tsx';
import { WhatComesWhen } from './WhatComesWhen.tsx';

interface PublishPartsProps {
  course: CourseDetail;
  items: readonly LaunchItem[];
  /** Co-instructors may not publish for the first time. */
  isOwner: boolean;
}

/** Whether the course is published, what it lacks, and what is published when. */
export const PublishParts = ({ course, items, isOwner }: PublishPartsProps) => (
  <>
    <PublishState course={course} isComplete={isComplete(items)} isOwner={isOwner} />
    <LaunchChecklist items={items} />
    <WhatComesWhen course={course} />
  </>
);
