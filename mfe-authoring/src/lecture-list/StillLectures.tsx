import type { Lecture } from '@vidya/contracts/calls/lecture';
import { IconButton, type IconButtonProps, PartFailed, type PartFailedProps } from '@vidya/shared-ui';
import { ruledItems } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface LectureRowsProps {
  lectures: readonly Lecture[];
  renderRow: (lecture: Lecture, index: number, handle: ReactNode) => ReactNode;
}

/** The lectures while the drag code loads or has failed to: the handles do nothing, each row's menu still moves. */
export function StillLectures({ lectures, renderRow, onRetry }: LectureRowsProps & Partial<PartFailedProps>) {
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

/** The handle that drags a lecture. On touch screens only the handle drags; everything else scrolls. */
export function DragHandle(props: Omit<IconButtonProps, 'icon' | 'size'>) {
  return <Grip icon="grip" size="small" {...props} />;
}

const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

export const Items = styled.ol.attrs({ role: 'list' })`
  ${ruledItems}
`;
