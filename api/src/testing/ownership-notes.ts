import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

type Kind = 'sold' | 'archived';

const lecture = (kind: Kind) => (w: World) => ({ courseId: w[kind].id, lectureId: w[kind].lectureId });
const beside = (kind: Kind) => (w: World) => ({ params: lecture(kind)(w) });
const note = (kind: Kind) => (w: World) => ({ params: { ...lecture(kind)(w), noteId: w.noteId } });
const question = (kind: Kind) => (w: World) => ({ params: { ...lecture(kind)(w), questionId: w.questionId } });
const body = { body: 'Other words', atSeconds: 3 };

/**
 * Notes, questions and answers beside a lecture. The note and the questions are the holder's, in the course on sale.
 */
export const notesCells: Cells[] = [
  { call: 'listNotes', is: '401 403 200 403 403 403 200 200', send: beside('sold') },
  { call: 'addNote', is: '401 403 200 403 403 403 200 200', send: (w) => ({ ...beside('sold')(w), body }) },
  { call: 'editNote', is: '401 403 200 403 403 403 404 404', send: (w) => ({ ...note('sold')(w), body }) },
  {
    call: 'editNote',
    of: 'beside another lecture',
    is: '401 403 404 403 403 403 404 404',
    send: (w) => ({ ...note('archived')(w), body }),
  },
  { call: 'deleteNote', is: '401 403 200 403 403 403 404 404', send: note('sold') },
  {
    call: 'deleteNote',
    of: 'beside another lecture',
    is: '401 403 404 403 403 403 404 404',
    send: note('archived'),
  },
  { call: 'listQuestions', is: '401 403 200 403 403 403 200 200', send: beside('sold') },
  { call: 'askQuestion', is: '401 403 200 403 403 403 403 403', send: (w) => ({ ...beside('sold')(w), body }) },
  { call: 'answerQuestion', is: '401 403 403 403 403 403 200 200', send: (w) => ({ ...question('sold')(w), body }) },
  {
    call: 'answerQuestion',
    of: 'beside another lecture',
    is: '401 403 403 403 403 403 404 404',
    send: (w) => ({ ...question('archived')(w), body }),
  },
  {
    call: 'deleteQuestion',
    of: 'unanswered',
    is: '401 403 200 403 403 403 200 200',
    send: question('sold'),
    reaches: ['holder'],
  },
  {
    call: 'deleteQuestion',
    of: 'answered',
    is: '401 403 409 403 403 403 200 200',
    send: (w) => ({ params: { ...lecture('sold')(w), questionId: w.answeredId } }),
    reaches: ['holder', 'owner'],
  },
  {
    call: 'deleteQuestion',
    of: 'beside another lecture',
    is: '401 403 404 403 403 403 404 404',
    send: question('archived'),
  },
];
