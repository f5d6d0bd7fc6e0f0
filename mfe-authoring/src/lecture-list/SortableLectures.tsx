import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { radius, shadow } from '@vidya/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { createAnnouncer, instructions } from './drag-text.ts';
import { DragHandle, Items, type LectureRowsProps } from './StillLectures.tsx';

interface SortableLecturesProps extends LectureRowsProps {
  onMove: (from: number, to: number) => void;
}

/** The lectures, sortable by mouse, touch and keyboard. A separate chunk, because it contains the drag code. */
export function SortableLectures({ lectures, onMove, renderRow }: SortableLecturesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [announce] = useState(createAnnouncer);
  const ids = lectures.map(({ _id }) => _id);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from !== -1 && to !== -1 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announce(lectures),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Items>
          {lectures.map((lecture, index) => (
            <SortableItem key={lecture._id} lecture={lecture}>
              {(handle) => renderRow(lecture, index, handle)}
            </SortableItem>
          ))}
        </Items>
      </SortableContext>
    </DndContext>
  );
}

type RenderItem = (handle: ReactNode) => ReactNode;

function SortableItem({ lecture: { _id, title }, children }: { lecture: Lecture; children: RenderItem }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: _id,
  });
  return (
    <Item
      ref={setNodeRef}
      $isDragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(<DragHandle ref={setActivatorNodeRef} label={`Move ${title}`} {...attributes} {...listeners} />)}
    </Item>
  );
}

const Item = styled.li<{ $isDragging: boolean }>`
  position: relative;
  z-index: ${({ $isDragging }) => ($isDragging ? 1 : 'auto')};
  border-radius: ${({ $isDragging }) => ($isDragging ? radius.medium : '0')};
  box-shadow: ${({ $isDragging }) => ($isDragging ? shadow.mid : 'none')};
`;
