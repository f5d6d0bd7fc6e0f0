import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { LectureList } from '@vidya/contracts/calls/lecture';
import { startTransition, useState } from 'react';
import { useReorder } from '../data/lecture/lecture-list.ts';
import { isSameOrder, lecturesOf, type Outline, outlineOf } from '../data/lecture/outline.ts';

/** The outline as the person sees it, and its changes: at once on the screen, with a toast that can undo the last one once it is stored. */
export function useOutline(courseId: string, list: LectureList) {
  const { toasts } = usePlatform();
  const queries = useQueryClient();
  const reorder = useReorder(courseId);
  // What is dropped must not jump back before the cached list has its new order.
  const [dropped, setDropped] = useState<{ list: LectureList; outline: Outline } | null>(null);
  const outline = dropped?.list === list ? dropped.outline : outlineOf(list);
  const change = (next: Outline, text: string): void => {
    setDropped({ list, outline: next });
    const undo = (): void => {
      const latest = queries.getQueryData<LectureList>(keys.lectures(courseId));
      if (latest && isSameOrder(outlineOf(latest), next)) reorder.mutate(outline);
      else toasts.error('The lectures were changed since, so this move stays.');
    };
    const offerUndo = (): void => toasts.blank(text, { label: 'Undo', run: undo });
    // A refusal has its own toast.
    reorder.mutateAsync(next).then(offerUndo, () => setDropped(null));
  };
  return { outline, change };
}

/** Long outlines begin closed but for the section of the open lecture. */
const openAtOnce = 60;

export function useOutlineFolds(outline: Outline, currentId: string | null) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isLong = lecturesOf(outline).length > openAtOnce;
  const current = outline.find(({ lectures }) => lectures.some(({ _id }) => _id === currentId));
  return {
    isOpen: (id: string): boolean => (!isLong || id === current?._id) !== turned.has(id),
    turn: (id: string): void =>
      startTransition(() =>
        setTurned((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
      ),
  };
}
