import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useState } from 'react';
import { neighbourOf } from './lectures.ts';

export interface Selection {
  lecture: Lecture | undefined;
  /** From 1. */
  number: number;
  next: Lecture | undefined;
  previous: Lecture | undefined;
  /** Call this before the selected lecture is deleted, so that its neighbour becomes the selected one (decision L6). */
  giveWay: () => void;
}

/** The lecture that the address names, else the neighbour of a deleted one, else the first. */
export function useSelection(lectures: Lecture[], lectureId: string | null): Selection {
  const [gone, setGone] = useState<{ id: string; successorId: string | undefined }>();
  const byId = (id: string | null | undefined): Lecture | undefined => lectures.find((lecture) => lecture._id === id);
  const successor = gone && !byId(gone.id) ? byId(gone.successorId) : undefined;
  const lecture = byId(lectureId) ?? successor ?? lectures[0];
  const index = lecture ? lectures.indexOf(lecture) : -1;
  return {
    lecture,
    number: index + 1,
    next: lectures[index + 1],
    previous: lectures[index - 1],
    giveWay: () => lecture && setGone({ id: lecture._id, successorId: neighbourOf(lectures, lecture._id)?._id }),
  };
}
