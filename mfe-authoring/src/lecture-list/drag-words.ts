import type { Announcements } from '@dnd-kit/core';

export const instructions =
  'To move a lecture press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.';

interface Titled {
  _id: string;
  title: string;
}

/** What a screen reader hears while a lecture is moved. `hasMoved` is kept from the picking up to the putting down. */
export function announcements(lectures: readonly Titled[], hasMoved: { current: boolean }): Announcements {
  const title = (id: string | number): string => lectures.find(({ _id }) => _id === id)?.title ?? 'The lecture';
  const place = (id: string | number): string =>
    `place ${lectures.findIndex(({ _id }) => _id === id) + 1} of ${lectures.length}`;
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `${title(active.id)} is picked up, from ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // It begins over itself, which would drown the words before.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return `${title(active.id)} is at ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${title(active.id)} is put down at ${place(over.id)}.` : `${title(active.id)} is put down.`,
    onDragCancel: ({ active }) => `${title(active.id)} is back at ${place(active.id)}.`,
  };
}
