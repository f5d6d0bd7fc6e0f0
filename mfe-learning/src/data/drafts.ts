import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { LectureNote, LectureQuestion } from '@vidya/contracts/calls/learning';
import { useRef, useState } from 'react';

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
  const [sending, setSending] = useState<readonly string[]>([]);
  // Decides: on a slow device a press may come before the page shows that it is busy.
  const running = useRef(new Set<string>());
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
    isSending: (key: string) => sending.includes(key),
    /** Sends a draft once at a time: its form may go and come back before the response. */
    send: async (key: string, work: () => Promise<void>): Promise<void> => {
      if (running.current.has(key)) return;
      running.current.add(key);
      setSending([...running.current]);
      try {
        await work();
      } finally {
        running.current.delete(key);
        setSending([...running.current]);
      }
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

/** The rows of a list, with those that have gone from it but not from the drafts: nobody could reach those texts. */
export const withDrafted = <Row extends { _id: string }>(rows: Row[], drafted: (Row | undefined)[]): Row[] => [
  ...rows,
  ...drafted.flatMap((row) => (row && !rows.some(({ _id }) => _id === row._id) ? [row] : [])),
];
