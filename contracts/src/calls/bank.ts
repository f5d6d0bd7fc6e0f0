import { z } from 'zod';
import { questionFormats } from '../rules/quiz/format-losses.ts';
import { questionTypes } from '../rules/quiz/question.ts';
import { quizLimits } from '../rules/quiz/question-problems.ts';
import { call, sentAs } from './call.ts';
import { courseIdParams } from './course.ts';
import { anyId, countUpTo, emptied, html, personSearch, plainLine, plainText, whole } from './fields.ts';

const questionParams = courseIdParams.extend({ questionId: anyId });

const bankQuestion = z.object({
  _id: z.string(),
  /** In the text form. */
  source: z.string(),
  type: z.enum(questionTypes),
  text: html,
  /** In the quiz that it is written for; a draw has points of its own. */
  points: whole,
  tags: z.array(z.string()),
  /** Counts its changes, from 1. */
  revision: whole,
});

const bankImport = z.object({
  fileName: z.string(),
  /** Questions that the file has, and how many of them are in the bank or refused. */
  total: whole,
  done: whole,
  /** What is left out or loses something, in the order of the file; the first thousand. */
  refused: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** How many there are in all. */
  refusedCount: whole,
});

const bank = z.object({
  /** Of one page, the newest first. */
  questions: z.array(bankQuestion),
  /** That match the query. */
  matches: whole,
  /** Of the whole bank. */
  total: whole,
  tags: z.array(z.object({ tag: z.string(), count: whole })),
  /** How many questions have the same tags, for `bankProblem`. */
  tagSets: z.array(z.object({ tags: z.array(z.string()), count: whole })),
  /** The last one; null without any. It runs while `done` is below `total`. */
  import: bankImport.nullable(),
});

const bankQuery = z.object({
  tag: emptied(plainLine(quizLimits.tag)),
  /** Part of what is written in the question. */
  q: emptied(personSearch(200)),
  page: countUpTo(1_000),
});

export type Bank = z.infer<typeof bank>;
export type BankQuestion = z.infer<typeof bankQuestion>;
export type BankImport = z.infer<typeof bankImport>;
export type BankQuery = z.infer<typeof bankQuery>;

/** The questions from which quizzes of a course can draw. */
export const listBank = call('listBank', 'GET /course/:courseId/bank', {
  access: 'lecture.change',
  params: courseIdParams,
  query: bankQuery,
  data: bank,
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

const questionsForm = z.object({ questions: plainText(quizLimits.source) });

/** Adds questions in the text form. 400 for a text with a fault: then none is added. */
export const addBankQuestions = call('addBankQuestions', 'POST /course/:courseId/bank', {
  access: 'lecture.change',
  params: courseIdParams,
  body: questionsForm,
  data: z.object({ added: whole }),
  creates: true,
});

/** 409 when it was changed since, and when a quiz could not draw enough questions any more. Attempts keep what they drew. */
export const changeBankQuestion = call('changeBankQuestion', 'PUT /course/:courseId/bank/:questionId', {
  access: 'lecture.change',
  params: questionParams,
  // The next one is an integer of the database too.
  body: questionsForm.extend({ revision: whole.min(1).max(2_147_483_646) }),
  data: bankQuestion,
});

/** 409 when a quiz could not draw enough questions any more. */
export const removeBankQuestion = call('removeBankQuestion', 'DELETE /course/:courseId/bank/:questionId', {
  access: 'lecture.change',
  params: questionParams,
  data: z.null(),
});

/**
 * Reads a file with questions as `readQuestionFile` does, and adds them in the background, once. 409 while another import
 * runs.
 */
export const importBankQuestions = call('importBankQuestions', 'POST /course/:courseId/bank/import', {
  access: 'lecture.change',
  params: courseIdParams,
  body: sentAs<{ file: Blob }>()(z.object({})),
  data: bankImport,
  encoding: 'multipart',
  creates: true,
});

/** Returns all questions as a file, not an envelope, as `exportQuestions` does. */
export const exportBank = call('exportBank', 'GET /course/:courseId/bank/questions/:format', {
  access: 'lecture.change',
  params: courseIdParams.extend({ format: z.enum(questionFormats) }),
});
