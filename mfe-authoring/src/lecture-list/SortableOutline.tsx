import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DroppableContainer,
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
import { radius, shadow } from '@vidya/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Outline } from '../data/lecture/outline.ts';
import { createAnnouncer, instructions } from './drag-text.ts';
import { DragHandle, headName, Items, type OutlineProps, SectionBox } from './StillOutline.tsx';

/** A head takes lectures as their neighbours do, and a section takes sections: each has an id of its own there. */
type Kind = 'lecture' | 'section';
const headId = (sectionId: string): string => `head ${sectionId}`;
const ownId = (id: number | string): string => String(id).replace('head ', '');

const kindOf = (item: { data: { current?: unknown } } | null): Kind | undefined =>
  (item?.data.current as { kind: Kind } | undefined)?.kind;

/** Lectures meet lectures and heads only, sections meet sections. */
const isPeerOf = (active: Parameters<typeof kindOf>[0]) => (container: DroppableContainer) =>
  kindOf(container) === kindOf(active);

const closestPeer: CollisionDetection = ({ droppableContainers, ...rest }) =>
  closestCenter({ ...rest, droppableContainers: droppableContainers.filter(isPeerOf(rest.active)) });

const peerCoordinates: typeof sortableKeyboardCoordinates = (event, { context, ...rest }) => {
  const { droppableContainers: all, active } = context;
  const peers = Object.assign(Object.create(all) as typeof all, {
    get: (id: string) => all.get(id),
    getEnabled: () => all.getEnabled().filter(isPeerOf(active)),
  });
  return sortableKeyboardCoordinates(event, { ...rest, context: { ...context, droppableContainers: peers } });
};

interface SortableOutlineProps extends OutlineProps {
  /** `overId` is a lecture, or a section whose head is meant. */
  onMoveLecture: (lectureId: string, overId: string) => void;
  onMoveSection: (sectionId: string, overId: string) => void;
}

/** The outline, sortable by mouse, touch and keyboard. A separate chunk, because it contains the drag code. */
export function SortableOutline(props: SortableOutlineProps) {
  const { outline, isPlain, isOpen, renderRow, renderHead, onMoveLecture, onMoveSection } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: peerCoordinates }),
  );
  const [announce] = useState(createAnnouncer);
  const shown = ({ _id, lectures }: Outline[number]) => (isOpen(_id) ? lectures : []);
  const rows = outline.flatMap((section) => [headId(section._id), ...shown(section).map(({ _id }) => _id)]);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const move = kindOf(active) === 'section' ? onMoveSection : onMoveLecture;
    move(String(active.id), ownId(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestPeer}
      accessibility={{
        announcements: announce(outline),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={outline.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        {outline.map((section) => (
          <SortableSection key={section._id} section={section}>
            {(handle) => (
              <SortableContext items={rows} strategy={verticalListSortingStrategy}>
                {isPlain ? null : <Head id={section._id}>{renderHead(section, handle)}</Head>}
                <Items start={section.before + 1}>
                  {shown(section).map((lecture) => (
                    <SortableRow key={lecture._id} id={lecture._id} name={lecture.title}>
                      {(grip) => renderRow(lecture, grip)}
                    </SortableRow>
                  ))}
                </Items>
              </SortableContext>
            )}
          </SortableSection>
        ))}
      </SortableContext>
    </DndContext>
  );
}

type Gripped = (handle: ReactNode) => ReactNode;

function useItem(id: string, kind: Kind, isHead = false) {
  const sortable = useSortable({ id, data: { kind }, disabled: { draggable: isHead } });
  const { transform, transition, isDragging, attributes, listeners, setActivatorNodeRef } = sortable;
  return {
    frame: {
      ref: sortable.setNodeRef,
      $isDragging: isDragging,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

function SortableSection({ section, children }: { section: Outline[number]; children: Gripped }) {
  const { frame, grip } = useItem(section._id, 'section');
  return <Section {...frame}>{children(<DragHandle label={`Move ${headName(section)}`} {...grip} />)}</Section>;
}

function Head({ id, children }: { id: string; children: ReactNode }) {
  const { frame } = useItem(headId(id), 'lecture', true);
  return <Moving {...frame}>{children}</Moving>;
}

function SortableRow({ id, name, children }: { id: string; name: string; children: Gripped }) {
  const { frame, grip } = useItem(id, 'lecture');
  return (
    <Moving as="li" {...frame}>
      {children(<DragHandle label={`Move ${name}`} {...grip} />)}
    </Moving>
  );
}

const lifted = ({ $isDragging }: { $isDragging: boolean }): string =>
  $isDragging ? `z-index: 1; border-radius: ${radius.medium}; box-shadow: ${shadow.mid};` : '';

const Moving = styled.div<{ $isDragging: boolean }>`
  position: relative;
  ${lifted}
`;

const Section = styled(SectionBox)<{ $isDragging: boolean }>`
  position: relative;
  ${lifted}
`;
