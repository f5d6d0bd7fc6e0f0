import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addNote,
  answerQuestion,
  askQuestion,
  deleteNote,
  deleteQuestion,
  editNote,
  listNotes,
  listQuestions,
} from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { LectureNote, LectureQuestion } from '@vidya/contracts/calls/learning';
import { useState } from 'react';

/** A lecture, and the course it belongs to. */
export type Place = Record<'courseId' | 'lectureId', string>;

interface Change<Input, Data> {
  work: (input: Input) => Promise<ApiResponse<Data>>;
  failure: string;
  onDone: (data: Data, input: Input) => unknown;
}

/** A mutation in a list. Resolves to false when it failed: the person has seen the error, and the list is read again. */
function useChange<Input, Data>(queryKey: readonly string[], { work, failure, onDone }: Change<Input, Data>) {
  const queries = useQueryClient();
  const { run } = usePlatform();
  return useMutation({
    mutationFn: async (input: Input) => {
      const response = await run(work(input), { failure });
      if (response) await onDone(response.data, input);
      else void queries.invalidateQueries({ queryKey });
      return response !== null;
    },
  });
}

/** The person's own notes, in the order of the video. */
export const useNotes = (place: Place) => useCall(listNotes, { key: keys.notes(place.lectureId), params: place });

const inOrder = (notes: LectureNote[]): LectureNote[] => notes.toSorted((one, two) => one.atSeconds - two.atSeconds);

export function useNoteChanges(place: Place) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const key = keys.notes(place.lectureId);
  const show = (change: (notes: LectureNote[]) => LectureNote[]) =>
    queries.setQueryData<LectureNote[]>(key, (notes) => notes && change(notes));
  return {
    add: useChange(key, {
      work: (body: { atSeconds: number; body: string }) => send(addNote, { params: place, body }),
      failure: 'Error In Saving Your Note',
      onDone: (added) => show((notes) => inOrder([...notes, added])),
    }),
    edit: useChange(key, {
      work: ({ noteId, body }: { noteId: string; body: string }) =>
        send(editNote, { params: { ...place, noteId }, body: { body } }),
      failure: 'Error In Saving Your Note',
      onDone: (edited, { noteId }) => show((notes) => notes.map((note) => (note._id === noteId ? edited : note))),
    }),
    remove: useChange(key, {
      work: (noteId: string) => send(deleteNote, { params: { ...place, noteId } }),
      failure: 'Error In Deleting Your Note',
      onDone: (_none, noteId) => show((notes) => notes.filter((note) => note._id !== noteId)),
    }),
  };
}

interface LoadedQuestions {
  questions: LectureQuestion[];
  total: number;
}

/** All questions about a lecture, newest first, one page at a time. All pages are read together, so that they match. */
export function useQuestions(place: Place) {
  const { send } = usePlatform();
  const [pages, setPages] = useState(1);
  const { data, ...query } = useQuery<LoadedQuestions>({
    queryKey: [...keys.questions(place.lectureId), pages],
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const read = async (before: LectureQuestion[], left: number): Promise<LoadedQuestions> => {
        const after = before.at(-1)?._id;
        const response = await send(listQuestions, { params: place, query: after ? { after } : {}, signal });
        const questions = [...before, ...response.data];
        return left > 1 && response.data.length > 0 ? read(questions, left - 1) : { questions, total: response.total };
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

export function useQuestionChanges(place: Place) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const key = keys.questions(place.lectureId);
  /** A change can move questions between pages, so all pages are read again. */
  const onDone = () => queries.invalidateQueries({ queryKey: key });
  return {
    ask: useChange(key, {
      work: (body: string) => send(askQuestion, { params: place, body: { body } }),
      failure: 'Error In Sending Your Question',
      onDone,
    }),
    answer: useChange(key, {
      work: ({ questionId, body }: { questionId: string; body: string }) =>
        send(answerQuestion, { params: { ...place, questionId }, body: { body } }),
      failure: 'Error In Sending Your Answer',
      onDone,
    }),
    remove: useChange(key, {
      work: (questionId: string) => send(deleteQuestion, { params: { ...place, questionId } }),
      failure: 'Error In Deleting The Question',
      onDone,
    }),
  };
}
