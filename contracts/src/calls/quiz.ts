import { z } from 'zod';
import { questionTypes } from '../rules/quiz/question.ts';
import { quizLimits } from '../rules/quiz/question-problems.ts';
import { call } from './call.ts';
import { courseIdParams } from './course.ts';
import {
  answerBody,
  anyId,
  formLine,
  html,
  judgement,
  plainText,
  quizSettings,
  shownQuestion,
  whole,
} from './fields.ts';

const quizParams = z.object({ courseId: anyId, lectureId: anyId });
const attemptParams = z.object({ courseId: anyId, lectureId: anyId, attemptId: anyId });

const savedAnswer = z.object({
  questionId: z.string(),
  /** Counts up in one browser with each change; the highest of a question counts. */
  sequence: whole.min(0).max(2_147_483_647),
  answer: answerBody,
  /** Of a practice quiz: it can not change any more, and its judgement comes back. Left out: it can. */
  isFinal: z.boolean().optional(),
});

const quizResult = z.object({
  /** Up to two decimals. */
  points: z.number(),
  maxPoints: whole,
  isPassed: z.boolean(),
  /** It was ended by its time limit. */
  isTimeUp: z.boolean(),
  /** Its teacher corrected the right answers later. */
  isRegraded: z.boolean(),
});

const attemptSummary = z.object({
  _id: z.string(),
  /** Counts the learner's attempts from 1. */
  number: whole,
  startedAt: z.string(),
  /** Null while it runs. */
  result: quizResult.nullable(),
});

const attempt = attemptSummary.extend({
  /** Of the version that it began with. */
  ...quizSettings.pick({ mode: true, passPercent: true }).shape,
  /** How long it goes on from this response, in ms; null without a limit. Browsers' clocks are wrong by hours. */
  leftMs: z.number().nullable(),
  questions: z.array(shownQuestion),
  answers: z.array(savedAnswer),
  /** Of the questions whose right answers the learner may know by now. */
  judgements: z.array(judgement),
});

const quiz = z.object({
  settings: quizSettings,
  /** Of an attempt: less than the quiz has where it draws. */
  questionCount: whole,
  maxPoints: whole,
  /** The caller's own, first to last. */
  attempts: z.array(attemptSummary),
  /** When the pause between two attempts ends; null now. */
  nextAt: z.string().nullable(),
  /** How many are left; null without a limit. */
  attemptsLeft: whole.nullable(),
  /** The caller's, in percent of the time limit; 0 without any. */
  extraTimePercent: whole,
  /** For managers: the questions in the text form; null for everybody else. */
  source: z.string().nullable(),
});

export type Quiz = z.infer<typeof quiz>;
export type QuizResult = z.infer<typeof quizResult>;
export type Attempt = z.infer<typeof attempt>;
export type ShownQuestion = z.infer<typeof shownQuestion>;
export type AnswerBody = z.infer<typeof answerBody>;
export type SavedAnswer = z.infer<typeof savedAnswer>;
export type Judgement = z.infer<typeof judgement>;

/** 404 for a lecture of another kind. */
export const getQuiz = call('getQuiz', 'GET /course/:courseId/:lectureId/quiz', {
  access: 'lecture.watch',
  params: quizParams,
  data: quiz,
});

/** Names a tab of a browser: only the last one that opened an attempt saves to it. */
const tabId = plainText(60).min(1);

/**
 * Starts an attempt, or goes on with the one that runs. 409 during a pause, and when none is left. With `attemptId` it
 * starts none: an attempt that has ended comes with its result.
 */
export const startAttempt = call('startAttempt', 'POST /course/:courseId/:lectureId/attempts', {
  access: 'lecture.watch',
  params: quizParams,
  body: z.object({ tabId, attemptId: anyId.optional() }),
  data: attempt,
  creates: true,
});

export const getAttempt = call('getAttempt', 'GET /course/:courseId/:lectureId/attempts/:attemptId', {
  access: 'lecture.watch',
  params: attemptParams,
  data: attempt,
});

const answersForm = z.object({
  tabId,
  answers: z.array(savedAnswer.extend({ questionId: anyId })).max(quizLimits.questions * 2),
});

/** Repeated and reordered requests change nothing more. 409 for another tab's attempt and for one that has ended. */
export const saveAnswers = call('saveAnswers', 'PUT /course/:courseId/:lectureId/attempts/:attemptId/answers', {
  access: 'lecture.watch',
  params: attemptParams,
  body: answersForm,
  // Its teacher may give extra time while it runs.
  data: attempt.pick({ judgements: true, leftMs: true }),
  keepalive: true,
});

/**
 * Saves the last answers, ends the attempt and judges it, once. With `isTimeUp`, which a page sends by itself, an attempt
 * that has time left by the server's clock goes on.
 */
export const submitAttempt = call('submitAttempt', 'PUT /course/:courseId/:lectureId/attempts/:attemptId/submission', {
  access: 'lecture.watch',
  params: attemptParams,
  body: answersForm.extend({ isTimeUp: z.boolean().optional() }),
  data: attempt,
});

/** A manager's try, in the written order, of which nothing is stored: judged is what has an answer. */
export const tryQuiz = call('tryQuiz', 'POST /course/:courseId/:lectureId/quiz/trial', {
  access: 'lecture.change',
  params: quizParams,
  body: answersForm.omit({ tabId: true }),
  data: attempt,
});

/** What learners answered: a choice, true or false, or what several typed. */
const givenAnswer = z.object({ text: html, isRight: z.boolean(), share: z.number() });

/** Of the learners' first attempts that have ended; null and [] where they are fewer than `reportFrom`. */
const questionReport = z.object({
  questionId: z.string(),
  type: z.enum(questionTypes),
  text: html,
  /** How many first attempts had it. */
  answered: whole,
  /** The average share of its points, 0 to 1. */
  rightShare: z.number().nullable(),
  /** How far it agrees with the rest of the quiz, -1 to 1 (point-biserial correlation). */
  discrimination: z.number().nullable(),
  /** The median from the answer before it, or from the beginning, to its first answer. */
  seconds: whole.nullable(),
  /** The choices in their order; of typed ones the most frequent first. */
  answers: z.array(givenAnswer),
});

const quizReport = z.object({
  /** Attempts that ended before the questions or the settings changed last, and were not judged again since. */
  outdated: whole,
  /** They are being judged again. */
  isRegrading: z.boolean(),
  learners: whole,
  passed: whole,
  /** The median of an attempt, first ones only. */
  minutes: whole.nullable(),
  /** First attempts by their mark: below 10 %, below 20 %, … up to 100 %; null for a few. */
  marks: z.array(whole.nullable()),
  /** Who passed, by the attempt that passed: the first, the second, a later one; null for a few. */
  passedAt: z.array(whole.nullable()),
  /** In the order of the quiz. */
  questions: z.array(questionReport),
});

export type QuizReport = z.infer<typeof quizReport>;

/** What the answers say of a quiz, for those who teach it. */
export const getQuizReport = call('getQuizReport', 'GET /course/:courseId/:lectureId/quiz/report', {
  access: 'lecture.change',
  params: quizParams,
  data: quizReport,
});

/**
 * Judges attempts that have ended by the right answers of now, in the background. Points and questions stay as they were
 * drawn, and who has passed stays so.
 */
export const regradeQuiz = call('regradeQuiz', 'PUT /course/:courseId/:lectureId/quiz/regrade', {
  access: 'lecture.change',
  params: quizParams,
  data: quizReport.pick({ outdated: true }),
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportQuizReport = call('exportQuizReport', 'GET /course/:courseId/:lectureId/quiz/report.csv', {
  access: 'lecture.change',
  params: quizParams,
});

/** Of learners, for all timed quizzes of a course, in percent. */
const extraTimes = z.array(z.object({ _id: z.string(), email: z.string(), percent: whole }));

export type ExtraTime = z.infer<typeof extraTimes>[number];

export const listExtraTime = call('listExtraTime', 'GET /course/:courseId/extra-time', {
  access: 'course.change',
  params: courseIdParams,
  data: extraTimes,
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

/** Also extends attempts that run. Throws 400 for an address that is of no learner of the course. */
export const giveExtraTime = call('giveExtraTime', 'PUT /course/:courseId/extra-time', {
  access: 'course.change',
  params: courseIdParams,
  body: z.object({ email: formLine(), percent: z.number() }),
  data: extraTimes,
});

/** Attempts that run keep their time. */
export const removeExtraTime = call('removeExtraTime', 'DELETE /course/:courseId/extra-time/:userId', {
  access: 'course.change',
  params: courseIdParams.extend({ userId: anyId }),
  data: extraTimes,
});
