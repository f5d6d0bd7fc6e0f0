import type { LectureNote, LectureQuestion } from '@vidya/contracts/calls/learning';
import { anyId, plainText } from '@vidya/contracts/shapes/fields';
import { lectureParams } from '@vidya/contracts/shapes/lecture';
import { z } from 'zod';

export const noteParams = lectureParams.extend({ noteId: anyId });
export const questionParams = lectureParams.extend({ questionId: anyId });
export const questionsQuery = z.object({ after: anyId.optional() });

const aDaySeconds = 86_400;

/** Far above every real limit: `contracts` checks those and words the messages. */
export const written = z.object({ body: plainText(20_000) });
export const newNote = written.extend({ atSeconds: z.number().min(0).max(aDaySeconds).transform(Math.floor) });

export const lectureNote: z.ZodType<LectureNote> = z.object({
  _id: z.string(),
  atSeconds: z.number().int(),
  body: z.string(),
  writtenAt: z.string(),
});

export const lectureQuestion: z.ZodType<LectureQuestion> = z.object({
  _id: z.string(),
  body: z.string(),
  askedAt: z.string(),
  isOwn: z.boolean(),
  canDelete: z.boolean(),
  answers: z.array(
    z.object({
      _id: z.string(),
      by: z.enum(['instructor', 'admin']),
      body: z.string(),
      answeredAt: z.string(),
    }),
  ),
});
