import { useQueryClient } from '@tanstack/react-query';
import { answerMessage, markMessage } from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useLeaveGuard, usePlatform } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { answerProblems } from '@vidya/contracts/rules/contact-validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';

/** Unsent answers, by message. They survive a switch to another message and a failed request. */
export function useAnswerDrafts() {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  useLeaveGuard(Object.values(drafts).some((body) => body.trim() !== ''));
  return {
    of: (messageId: string) => drafts[messageId] ?? '',
    keep: (messageId: string, body: string) => setDrafts((drafts) => ({ ...drafts, [messageId]: body })),
    /** Unless it was changed while it was sent. */
    forget: (messageId: string, sent: string) =>
      setDrafts((drafts) => (drafts[messageId] === sent ? { ...drafts, [messageId]: '' } : drafts)),
  };
}

export type AnswerDrafts = ReturnType<typeof useAnswerDrafts>;

/** Answers a message, marks it as answered, or takes the mark back. */
export function useAnswer(messageId: string, drafts: AnswerDrafts) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const once = useSingleRun();
  const [doing, setDoing] = useState<'answering' | 'marking' | null>(null);
  const [error, setError] = useState<string>();
  const body = drafts.of(messageId);

  /** Refetches after any result: another administrator may have changed the message. */
  const finish = (answer: ApiResponse<ContactMessage> | null): boolean => {
    setDoing(null);
    if (answer) queries.setQueryData(keys.message(messageId), answer.data);
    for (const queryKey of [keys.messages, keys.auditLog]) void queries.invalidateQueries({ queryKey });
    return answer !== null;
  };

  const type = (typed: string): void => {
    setError(undefined);
    drafts.keep(messageId, typed);
  };
  const answer = async (): Promise<boolean> => {
    const [problem] = answerProblems({ body });
    setError(problem?.message);
    if (problem) {
      toasts.error(problem.message);
      return false;
    }
    setDoing('answering');
    const sent = await run(send(answerMessage, { params: { messageId }, body: { body } }), {
      loading: texts.progress.sendingAnswer,
      success: texts.admin.answerSent,
      failure: texts.admin.answerFailed,
    });
    if (sent) drafts.forget(messageId, body);
    return finish(sent);
  };
  const mark = async (isAnswered: boolean): Promise<boolean> => {
    setDoing('marking');
    const marked = await run(send(markMessage, { params: { messageId }, body: { isAnswered } }), {
      failure: texts.admin.markFailed,
    });
    return finish(marked);
  };
  return {
    body,
    type,
    error,
    doing,
    answer: async () => (await once.run(answer)) ?? false,
    mark: async (isAnswered: boolean) => (await once.run(() => mark(isAnswered))) ?? false,
  };
}

export type Answering = ReturnType<typeof useAnswer>;
