import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** Unsent answers, by message. They survive a switch to another message and a failed request. */
export function useAnswerDrafts() {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  useLeaveGuard(Object.values(drafts).some((body) => body.trim() !== ''));
  return {
    of: (messageId: string) => drafts[messageId] ?? '',
    keep: (messageId: string, body: string) => setDrafts((kept) => ({ ...kept, [messageId]: body })),
  };
}

export type AnswerDrafts = ReturnType<typeof useAnswerDrafts>;
