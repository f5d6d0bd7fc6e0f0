import type { z } from 'zod';
import { isWordless } from '../rules/clean-text.ts';
import { isBlank, type Problem, problemsOf } from '../rules/validation.ts';
import type {
  lectureAnswer,
  lectureNote,
  lectureQuestion,
  newNote,
  questionsQuery,
  written,
} from '../shapes/learning.ts';
import { defineCall } from './call.ts';

/** Max lengths, in characters, of texts beside a lecture, and the page sizes of their lists. */
export const learningLimits = {
  note: 2_000,
  notesPerLecture: 300,
  question: 1_000,
  answer: 4_000,
  questionsAtOnce: 20,
} as const;

/** Only its writer can read it. */
export type LectureNote = z.infer<typeof lectureNote>;

/** An answer by the course's instructor or an administrator. Learners' names are never shown (as in reviews). */
export type LectureAnswer = z.infer<typeof lectureAnswer>;

export type LectureQuestion = z.infer<typeof lectureQuestion>;

interface Place {
  courseId: string;
  lectureId: string;
}
type At<More = unknown> = { params: Place & More & Record<string, string> };

const notes = '/course/:courseId/:lectureId/notes';
const questions = '/course/:courseId/:lectureId/questions';

/** The caller's own notes, ordered by position in the video. */
export const listNotes = defineCall<At & { data: LectureNote[] }>('listNotes', `GET ${notes}`);
export const addNote = defineCall<At & { body: z.infer<typeof newNote>; data: LectureNote }>(
  'addNote',
  `POST ${notes}`,
  { creates: true },
);
export const editNote = defineCall<At<{ noteId: string }> & { body: z.infer<typeof written>; data: LectureNote }>(
  'editNote',
  `PUT ${notes}/:noteId`,
);
export const deleteNote = defineCall<At<{ noteId: string }> & { data: null }>('deleteNote', `DELETE ${notes}/:noteId`);

/** Newest first, one page at a time; `after` is the id of the last known question. `Total` counts all. */
export const listQuestions = defineCall<At & { query: z.infer<typeof questionsQuery>; data: LectureQuestion[] }>(
  'listQuestions',
  `GET ${questions}`,
);
export const askQuestion = defineCall<At & { body: z.infer<typeof written>; data: LectureQuestion }>(
  'askQuestion',
  `POST ${questions}`,
  { creates: true },
);
export const deleteQuestion = defineCall<At<{ questionId: string }> & { data: null }>(
  'deleteQuestion',
  `DELETE ${questions}/:questionId`,
);
export const answerQuestion = defineCall<
  At<{ questionId: string }> & { body: z.infer<typeof written>; data: LectureQuestion }
>('answerQuestion', `POST ${questions}/:questionId/answers`, { creates: true });

type Written = 'note' | 'question' | 'answer';

const names = { note: 'Note', question: 'Question', answer: 'Answer' } as const;

/** The problems of a text; ignores surrounding white space. */
export const bodyProblems = (kind: Written, body: string): Problem<'body'>[] =>
  problemsOf([
    // A note may be a sign of one's own.
    [kind === 'note' ? isBlank(body) : isWordless(body), 'body', `${names[kind]} Is Missing`],
    [
      body.trim().length > learningLimits[kind],
      'body',
      `${names[kind]} Is Too Long, At Most ${learningLimits[kind]} Characters`,
    ],
  ]);
