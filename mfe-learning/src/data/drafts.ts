import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** Text that is not sent yet. `atSeconds` is the video's position when the person began to write. */
export interface Draft {
  body: string;
  atSeconds: number;
  /** The saved text, when the draft edits an existing one. */
  before?: string;
}

const blank: Draft = { body: '', atSeconds: 0 };

/** The drafts beside the lectures: they survive a change of tab or lecture; leaving the page, course or view asks first. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  useLeaveGuard(
    [...drafts.values()].some(({ body, before = '' }) => body.trim() !== before),
    ['courseId', 'view'],
  );
  return {
    of: (key: string) => drafts.get(key) ?? blank,
    has: (key: string) => drafts.has(key),
    write: (key: string, draft: Draft) => setDrafts((now) => new Map(now).set(key, draft)),
    forget: (key: string) => setDrafts((now) => new Map([...now].filter(([each]) => each !== key))),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
