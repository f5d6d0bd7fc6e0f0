import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** Answers begun, by message: they outlast going to another message and a sending that failed. */
export function useAnswerDrafts() {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  useLeaveGuard(Object.values(drafts).some((body) => body.trim() !== ''));
  return {
    of: (messageId: string) => drafts[messageId] ?? '',
    keep: (messageId: string, body: string) => setDrafts((kept) => ({ ...kept, [messageId]: body })),
  };
}

export type AnswerDrafts = ReturnType<typeof useAnswerDrafts>;
