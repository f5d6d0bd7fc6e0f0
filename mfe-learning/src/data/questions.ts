import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  type LectureQuestion,
  listQuestions,
} from '@vidya/contracts/calls/learning';
import { useState } from 'react';
import type { Place } from './notes.ts';

interface Known {
  questions: LectureQuestion[];
  total: number;
}

/** All questions about a lecture, newest first, one page at a time. All pages are read together, so that they match. */
export function useQuestions({ courseId, lectureId }: Place) {
  const { send } = usePlatform();
  const [pages, setPages] = useState(1);
  const { data, ...query } = useQuery<Known>({
    queryKey: [...keys.questions(lectureId), pages],
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const read = async (before: LectureQuestion[], left: number): Promise<Known> => {
        const after = before.at(-1)?._id;
        const answer = await send(listQuestions, {
          params: { courseId, lectureId },
          query: after ? { after } : {},
          signal,
        });
        const questions = [...before, ...answer.data];
        return left > 1 && answer.data.length > 0 ? read(questions, left - 1) : { questions, total: answer.total };
      };
      return read([], pages);
    },
  });
  return {
    ...query,
    questions: data?.questions,
    hasMore: data !== undefined && data.questions.length < data.total,
    showMore: () => setPages(pages + 1),
  };
}

/** Each mutation returns false when it failed; the person has then seen the error. */
export function useQuestionChanges({ courseId, lectureId }: Place) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const params = { courseId, lectureId };
  /** A change can move questions between pages, so all pages are read again. */
  const refresh = async (answer: object | null): Promise<boolean> => {
    if (answer) await queries.invalidateQueries({ queryKey: keys.questions(lectureId) });
    return answer !== null;
  };
  return {
    ask: useMutation({
      mutationFn: async (body: string) =>
        refresh(
          await run(send(askQuestion, { params, body: { body } }), { failure: 'Error In Sending Your Question' }),
        ),
    }),
    answer: useMutation({
      mutationFn: async ({ questionId, body }: { questionId: string; body: string }) => {
        const work = send(answerQuestion, { params: { ...params, questionId }, body: { body } });
        return refresh(await run(work, { failure: 'Error In Sending Your Answer' }));
      },
    }),
    remove: useMutation({
      mutationFn: async (questionId: string) => {
        const work = send(deleteQuestion, { params: { ...params, questionId } });
        return refresh(await run(work, { failure: 'Error In Deleting The Question' }));
      },
    }),
  };
}
