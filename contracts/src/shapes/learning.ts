import { z } from 'zod';
import { anyId, plainLine, plainText, whole } from './fields.ts';
import { lectureParams, second } from './lecture.ts';

export const noteParams = lectureParams.extend({ noteId: anyId });
export const questionParams = lectureParams.extend({ questionId: anyId });
export const questionsQuery = z.object({ after: anyId.optional() });

/** Far above every real limit: the rules of the contracts check those and word the messages. */
export const written = z.object({ body: plainText(20_000) });
export const newNote = written.extend({ atSeconds: second.transform(Math.floor) });

export const lectureNote = z.object({
  _id: z.string(),
  /** The position in the video in seconds; also 0 when the player does not report one. */
  atSeconds: whole,
  body: z.string(),
  writtenAt: z.string(),
});

export const lectureAnswer = z.object({
  _id: z.string(),
  by: z.enum(['instructor', 'admin']),
  body: z.string(),
  answeredAt: z.string(),
});

export const lectureQuestion = z.object({
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

export const certificateParams = z.object({ code: plainLine(200) });

export const verifiedCertificate = z.object({
  learnerName: z.string(),
  courseTitle: z.string(),
  instructorName: z.string(),
  issuedAt: z.string(),
  /** Of all videos that the course has now; 0 when their lengths are not known. */
  videoSeconds: whole,
  /** Null when the course is not in the catalogue any more. */
  courseId: z.string().nullable(),
  /** Of the page that verifies it. */
  address: z.string(),
});
