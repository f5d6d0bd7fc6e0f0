import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import type { ReactNode } from 'react';

/** A course without lectures; staff get a button that adds one. */
export function NoLectures({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>{topic}</h1>
      <EmptyState picture={<NoCoursesPicture />} title={texts.lecture.noLecture} action={children}>
        {children
          ? 'Add the first one: learners see it as soon as it is ready and published.'
          : 'Your instructor has not added any yet. Please come back later.'}
      </EmptyState>
    </>
  );
}
