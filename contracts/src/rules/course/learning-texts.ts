import { isWordless } from '../text/clean-text.ts';
import { isBlank, type Problem, problemsOf } from '../validation.ts';

/** Max lengths, in characters, of texts beside a lecture, and the page sizes of their lists. */
export const learningLimits = {
  note: 2_000,
  notesPerLecture: 300,
  question: 1_000,
  answer: 4_000,
  questionsAtOnce: 20,
} as const;

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
