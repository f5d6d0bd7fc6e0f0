import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useState } from 'react';

/** The lecture that the address names, else the neighbour of a deleted one, else the first. */
export function useSelection(lectures: Lecture[], lectureId: string | null) {
  const [gone, setGone] = useState<{ id: string; successorId: string | undefined }>();
  const byId = (id: string | null | undefined): Lecture | undefined => lectures.find((lecture) => lecture._id === id);
  const successor = gone && !byId(gone.id) ? byId(gone.successorId) : undefined;
  const lecture = byId(lectureId) ?? successor ?? lectures[0];
  const index = lecture ? lectures.indexOf(lecture) : -1;
  const next = lectures[index + 1];
  const previous = lectures[index - 1];
  return {
    lecture,
    /** From 1. */
    number: index + 1,
    next,
    previous,
    /** Call this before the selected lecture is deleted, so that its neighbour becomes the selected one (decision L6). */
    giveWay: () => lecture && setGone({ id: lecture._id, successorId: (next ?? previous)?._id }),
  };
}
