import type { Announcements } from '@dnd-kit/core';

export const instructions =
  'To move a lecture press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.';

interface Titled {
  _id: string;
  title: string;
}

type Place = (id: string | number) => string;

/** What a screen reader hears while a lecture is moved, from the picking up to the putting down. */
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
        // It begins over itself, which would drown the words before.
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
