import type { Announcements } from '@dnd-kit/core';
import type { Lecture } from '@vidya/contracts/calls/lecture';

export const instructions =
  'To move a lecture press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.';

type Titled = Pick<Lecture, '_id' | 'title'>;
type Place = (id: string | number) => string;

/** The announcements for screen readers while a lecture is dragged, from start to drop. */
export function createAnnouncer(): (lectures: readonly Titled[]) => Announcements {
  let hasMoved = false;
  return (lectures) => {
    const title: Place = (id) => lectures.find(({ _id }) => _id === id)?.title ?? 'The lecture';
    const place: Place = (id) => `place ${lectures.findIndex(({ _id }) => _id === id) + 1} of ${lectures.length}`;
    return {
      onDragStart: ({ active }) => {
        hasMoved = false;
        return `${title(active.id)} is picked up, from ${place(active.id)}.`;
      },
      onDragOver: ({ active, over }) => {
        // The first event is for the lecture's own place; it would cut off the announcement before it.
        if (!over || (over.id === active.id && !hasMoved)) return undefined;
        hasMoved = true;
        return `${title(active.id)} is at ${place(over.id)}.`;
      },
      onDragEnd: ({ active, over }) =>
        over ? `${title(active.id)} is put down at ${place(over.id)}.` : `${title(active.id)} is put down.`,
      onDragCancel: ({ active }) => `${title(active.id)} is back at ${place(active.id)}.`,
    };
  };
}
