import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** Words that are not sent yet. `atSeconds` is where the video stood when they were begun. */
export interface Draft {
  body: string;
  atSeconds: number;
  /** What is kept already, where that is being changed. */
  before?: string;
}

export interface Drafts {
  of: (key: string) => Draft;
  write: (key: string, draft: Draft) => void;
  forget: (key: string) => void;
}

const blank: Draft = { body: '', atSeconds: 0 };

/** What is being written beside the lectures: it survives a change of tab or lecture, and leaving the page asks first. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  useLeaveGuard([...drafts.values()].some(({ body, before = '' }) => body.trim() !== before));
  return {
    of: (key) => drafts.get(key) ?? blank,
    write: (key, draft) => setDrafts((now) => new Map(now).set(key, draft)),
    forget: (key) => setDrafts((now) => new Map([...now].filter(([each]) => each !== key))),
  };
}
