import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { Outline } from '../data/lecture/outline.ts';

export const instructions =
  'To move a lecture or a section press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.';

interface Item {
  name: string;
  /** 'place 2 of 3', or of a lecture among several sections 'place 2 of 3 in section 1'. */
  at: string;
}

/** What each id of the outline means; `head` and an id is the top of that section for a lecture. */
function itemsOf(outline: Outline): Map<string, Item> {
  const inside = (number: number): string => (outline.length > 1 ? ` in section ${number}` : '');
  return new Map(
    outline.flatMap(({ _id, number, title, lectures }): [string, Item][] => [
      [_id, { name: title || `Section ${number}`, at: `place ${number} of ${outline.length}` }],
      [`head ${_id}`, { name: title, at: `the top of section ${number}` }],
      ...lectures.map((lecture, index): [string, Item] => [
        lecture._id,
        { name: lecture.title, at: `place ${index + 1} of ${lectures.length}${inside(number)}` },
      ]),
    ]),
  );
}

/** The announcements for screen readers while a lecture or a section is dragged, from start to drop. */
export function createAnnouncer(): (outline: Outline) => Announcements {
  let hasMoved = false;
  return (outline) => {
    const items = itemsOf(outline);
    const name = ({ id }: Active): string => items.get(String(id))?.name ?? 'The lecture';
    const at = ({ id }: Active | Over): string => items.get(String(id))?.at ?? 'its place';
    return {
      onDragStart: ({ active }) => {
        hasMoved = false;
        return `${name(active)} is picked up, from ${at(active)}.`;
      },
      onDragOver: ({ active, over }) => {
        // The first event is for the item's own place; it would cut off the announcement before it.
        if (!over || (over.id === active.id && !hasMoved)) return undefined;
        hasMoved = true;
        return `${name(active)} is at ${at(over)}.`;
      },
      onDragEnd: ({ active, over }) =>
        over ? `${name(active)} is put down at ${at(over)}.` : `${name(active)} is put down.`,
      onDragCancel: ({ active }) => `${name(active)} is back at ${at(active)}.`,
    };
  };
}
