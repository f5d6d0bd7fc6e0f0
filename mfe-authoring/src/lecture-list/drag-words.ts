import type { Announcements } from '@dnd-kit/core';

export const instructions =
  'To move a lecture press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.';

interface Titled {
  _id: string;
  title: string;
}

/** What a screen reader hears while a lecture is moved. */
export function announcements(lectures: readonly Titled[]): Announcements {
  const title = (id: string | number): string => lectures.find(({ _id }) => _id === id)?.title ?? 'The lecture';
  const place = (id: string | number): string =>
    `place ${lectures.findIndex(({ _id }) => _id === id) + 1} of ${lectures.length}`;
  return {
    onDragStart: ({ active }) => `${title(active.id)} is picked up, from ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${title(active.id)} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${title(active.id)} is put down at ${place(over.id)}.` : `${title(active.id)} is put down.`,
    onDragCancel: ({ active }) => `${title(active.id)} is back at ${place(active.id)}.`,
  };
}
