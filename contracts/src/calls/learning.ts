import { z } from 'zod';
import { call } from './call.ts';
import { anyId, plainLine, plainText, whole } from './fields.ts';
import { lectureParams } from './lecture.ts';
import { second } from './watching.ts';

const noteParams = lectureParams.extend({ noteId: anyId });

const questionParams = lectureParams.extend({ questionId: anyId });

const questionsQuery = z.object({ after: anyId.optional() });

/** Far above every real limit: the rules of the contracts check those and word the messages. */
const written = z.object({ body: plainText(20_000) });

const newNote = written.extend({ atSeconds: second.transform(Math.floor) });

const lectureNote = z.object({
  _id: z.string(),
  /** The position in the video in seconds; also 0 when the player does not report one. */
  atSeconds: whole,
  body: z.string(),
  writtenAt: z.string(),
});

const lectureAnswer = z.object({
  _id: z.string(),
  by: z.enum(['instructor', 'admin']),
  /** Of an instructor who is not the course's owner. */
  name: z.string().optional(),
  body: z.string(),
  answeredAt: z.string(),
});

const lectureQuestion = z.object({
  _id: z.string(),
  body: z.string(),
  askedAt: z.string(),
  /** True when the caller asked it. */
  isOwn: z.boolean(),
  /** Staff may delete any question; learners their own while it has no answer. */
  canDelete: z.boolean(),
  /** Oldest first. */
  answers: z.array(lectureAnswer),
});

/** Only its writer can read it. */
export type LectureNote = z.infer<typeof lectureNote>;

/** An answer by the course's instructor or an administrator. Learners' names are never shown (as in reviews). */
export type LectureAnswer = z.infer<typeof lectureAnswer>;

export type LectureQuestion = z.infer<typeof lectureQuestion>;

const notes = '/course/:courseId/:lectureId/notes';

const questions = '/course/:courseId/:lectureId/questions';

/** The caller's own notes, ordered by position in the video. */
export const listNotes = call('listNotes', `GET ${notes}`, {
  access: 'lecture.watch',
  params: lectureParams,
  data: z.array(lectureNote),
  example: { as: 'learner', params: { courseId: '{course}', lectureId: '{lecture}' } },
});

export const addNote = call('addNote', `POST ${notes}`, {
  access: 'lecture.watch',
  params: lectureParams,
  body: newNote,
  data: lectureNote,
  creates: true,
  example: {
    as: 'learner',
    params: { courseId: '{course}', lectureId: '{lecture}' },
    body: { body: 'A thought of my own', atSeconds: 3 },
  },
});

export const editNote = call('editNote', `PUT ${notes}/:noteId`, {
  access: 'note.change',
  params: noteParams,
  body: written,
  data: lectureNote,
  example: {
    as: 'learner',
    params: { courseId: '{course}', lectureId: '{lecture}', noteId: '{note}' },
    body: { body: 'Other words' },
  },
});

export const deleteNote = call('deleteNote', `DELETE ${notes}/:noteId`, {
  access: 'note.change',
  params: noteParams,
  data: z.null(),
  example: { as: 'learner', params: { courseId: '{course}', lectureId: '{lecture}', noteId: '{note}' } },
});

/** Newest first, one page at a time; `after` is the id of the last known question. `Total` counts all. */
export const listQuestions = call('listQuestions', `GET ${questions}`, {
  access: 'lecture.watch',
  params: lectureParams,
  query: questionsQuery,
  data: z.array(lectureQuestion),
  example: { as: 'learner', params: { courseId: '{course}', lectureId: '{lecture}' } },
});

export const askQuestion = call('askQuestion', `POST ${questions}`, {
  access: 'question.ask',
  params: lectureParams,
  body: written,
  data: lectureQuestion,
  creates: true,
  example: { as: 'learner', params: { courseId: '{course}', lectureId: '{lecture}' }, body: { body: 'Why tokens?' } },
});

export const deleteQuestion = call('deleteQuestion', `DELETE ${questions}/:questionId`, {
  access: 'question.delete',
  params: questionParams,
  data: z.null(),
  example: { as: 'learner', params: { courseId: '{course}', lectureId: '{lecture}', questionId: '{question}' } },
});

export const answerQuestion = call('answerQuestion', `POST ${questions}/:questionId/answers`, {
  access: 'question.answer',
  params: questionParams,
  body: written,
  data: lectureQuestion,
  creates: true,
  example: {
    as: 'instructor',
    params: { courseId: '{course}', lectureId: '{lecture}', questionId: '{question}' },
    body: { body: 'For context.' },
  },
});

const certificateParams = z.object({ code: plainLine(200) });

const verifiedCertificate = z.object({
  learnerName: z.string(),
  courseTitle: z.string(),
  instructorName: z.string(),
  /** All who taught the course when it was issued, its owner first; none where no teacher stands behind it. */
  instructors: z.array(z.string()),
  issuedAt: z.string(),
  /** Of all videos that the course has now; 0 when their lengths are not known. */
  videoSeconds: whole,
  /** In percent of the points of its quizzes, rounded down; left out where its author shows none. */
  mark: whole.optional(),
  /** Null when the course is not in the catalogue any more. */
  courseId: z.string().nullable(),
  /** Of the page that verifies it. */
  address: z.string(),
  /** True where the site issues it as an Open Badge, too. */
  hasBadge: z.boolean().optional(),
});

/** All public data of a certificate, with the names at the time of issue. */
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** Public: anybody with the code may call it. Throws 404 for an unknown code. */
export const verifyCertificate = call('verifyCertificate', 'GET /certificate/:code', {
  access: 'public',
  params: certificateParams,
  data: verifiedCertificate,
  example: { as: 'visitor', params: { code: '{certificate}' } },
});

/** Returns a PDF, not an envelope, to its owner and to administrators. */
export const printCertificate = call('printCertificate', 'GET /certificate/:code/pdf', { access: 'certificate.print' });

/** Public: returns the certificate as a PNG of 1200 × 630, for link previews. 404 for an unknown code. */
export const drawCertificate = call('drawCertificate', 'GET /certificate/:code/picture', { access: 'public' });

/** Public: returns the certificate as a signed Open Badge 3.0. 404 for an unknown code, and from a site without a key. */
export const issueBadge = call('issueBadge', 'GET /certificate/:code/badge', { access: 'public' });

/** Public: returns the DID document of the site, with the keys that verify its badges. */
export const getBadgeIssuer = call('getBadgeIssuer', 'GET /badge/issuer', { access: 'public' });

/** Public: returns a signed list that says which badges are revoked; lists are numbered from 1. */
export const getBadgeStatus = call('getBadgeStatus', 'GET /badge/status/:list', { access: 'public' });

/** Redirects to the PDF of the caller's own certificate; use its address in a link on a finished course. */
export const openCertificate = call('openCertificate', 'GET /course/:courseId/certificate', {
  access: 'certificate.open',
});
