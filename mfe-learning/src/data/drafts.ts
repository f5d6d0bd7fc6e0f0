import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useSingleRuns } from '@vidya/contracts/browser/single-run';
import type { LectureNote, LectureQuestion } from '@vidya/contracts/calls/learning';
import { useState } from 'react';

/** Text that is not sent yet. `atSeconds` is the video's position when the person began to write. */
export interface Draft {
  body: string;
  atSeconds: number;
  /** The saved text, when the draft edits an existing one. */
  before?: string;
  /** What it changes or answers, and its lecture: shown with the draft even when it was deleted elsewhere. */
  lectureId?: string;
  note?: LectureNote;
  question?: LectureQuestion;
}

const blank: Draft = { body: '', atSeconds: 0 };

/** The drafts beside the lectures: they survive a change of tab or lecture; leaving the page, course or view asks first. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  // Of a form that may go and come back before the response.
  const sending = useSingleRuns();
  useLeaveGuard(
    [...drafts.values()].some(({ body, before = '' }) => body.trim() !== before),
    ['courseId', 'view'],
  );
  return {
    of: (key: string) => drafts.get(key) ?? blank,
    in: (lectureId: string) => [...drafts.values()].filter((draft) => draft.lectureId === lectureId),
    has: (key: string) => drafts.has(key),
    write: (key: string, draft: Draft) => setDrafts((now) => new Map(now).set(key, draft)),
    forget: (key: string) => setDrafts((now) => new Map([...now].filter(([each]) => each !== key))),
    isSending: sending.isBusy,
    send: sending.run,
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

/** The rows of a list, with those that have gone from it but not from the drafts: nobody could reach those texts. */
export const withDrafted = <Row extends { _id: string }>(rows: Row[], drafted: (Row | undefined)[]): Row[] => [
  ...rows,
  ...drafted.flatMap((row) => (row && !rows.some(({ _id }) => _id === row._id) ? [row] : [])),
];
