import type { Lecture } from '@vidya/contracts/calls/lecture';
import { PartFailed, type PartFailedProps } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { DragHandle } from './DragHandle.tsx';
import { Items } from './list-styles.ts';

interface StillLecturesProps extends Partial<PartFailedProps> {
  lectures: readonly Lecture[];
  renderRow: (lecture: Lecture, index: number, handle: ReactNode) => ReactNode;
}

/**
 * The lectures until the drag code has loaded: the same rows, with handles that do nothing yet. When the code fails to
 * load they stay, with a retry; each row's menu still moves the lecture.
 */
export function StillLectures({ lectures, renderRow, onRetry }: StillLecturesProps) {
  return (
    <>
      {onRetry ? <PartFailed onRetry={onRetry} /> : null}
      <Items>
        {lectures.map((lecture, index) => (
          <li key={lecture._id}>
            {renderRow(lecture, index, <DragHandle label={`Move ${lecture.title}`} disabled />)}
          </li>
        ))}
      </Items>
    </>
  );
}
