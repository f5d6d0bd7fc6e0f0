import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { call } from './call.ts';
import { courseIdParams } from './course.ts';
import { plainLine, whole } from './fields.ts';
import { lecture, lectureParams, lectureProgress } from './lecture.ts';

const lecturePreview = lecture.pick({
  _id: true,
  title: true,
  kind: true,
  description: true,
  durationSeconds: true,
  youtubeLink: true,
  files: true,
  captions: true,
  poster: true,
  resources: true,
});

const articleText = z.object({
  /** Sanitised HTML with highlighted code, MathML and pictures. */
  html: z.string(),
  /** Its headings; `_id` is that of the element. */
  parts: z.array(z.object({ _id: z.string(), title: z.string() })),
  /** For managers: the text as the editor reads it; null for everybody else. */
  source: z.string().nullable(),
});

/** The text of a lecture of kind 'article'. */
export type ArticleText = z.infer<typeof articleText>;

/** 404 for a lecture of another kind; visitors get those of free previews. */
export const getArticle = call('getArticle', 'GET /course/:courseId/:lectureId/article', {
  access: 'lecture.preview',
  params: lectureParams,
  data: articleText,
});

/** A position in a lecture: in a film its second, in an article the share that is read times its length. */
export const second = z.number().min(0).max(86_400);

const progressReport = z.object({
  positionSeconds: second,
  /** The [from, to] stretches in seconds since the last report; the server merges them. */
  watched: z.array(z.tuple([second, second])).max(500),
  hasEnded: z.boolean(),
});

const savedProgress = z.object({ progress: lectureProgress, courseProgress: whole });

export const saveProgress = call('saveProgress', 'POST /course/:courseId/:lectureId/progress', {
  access: 'lecture.watch',
  params: lectureParams,
  body: progressReport,
  data: savedProgress,
  keepalive: true,
  example: {
    as: 'learner',
    params: { courseId: '{course}', lectureId: '{lecture}' },
    body: { positionSeconds: 40, watched: [[0, 40]], hasEnded: false },
  },
});

/** A lecture marked as free preview, for everybody; 404 for every other lecture. */
export type LecturePreview = z.infer<typeof lecturePreview>;

export const getPreview = call('getPreview', 'GET /course/:courseId/:lectureId/preview', {
  access: 'lecture.preview',
  params: lectureParams,
  data: lecturePreview,
  example: { as: 'visitor', params: { courseId: '{course}', lectureId: '{lecture}' } },
});

/** 'Mark as done' and its reverse; 400 for an uploaded film, which is done by watching it. */
export const markLecture = call('markLecture', 'PUT /course/:courseId/:lectureId/done', {
  access: 'lecture.watch',
  params: lectureParams,
  body: z.object({ isDone: z.boolean() }),
  data: savedProgress,
});

const lectureMatch = z.object({
  lectureId: z.string(),
  /** The text that has the words. A section's title leads to its first lecture. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['title', 'section', 'file', 'description']) }),
    /** `paragraph` counts the children of the article's element, from 1. */
    z.object({ kind: z.literal('article'), paragraph: whole }),
    /** `language` is that of the captions (BCP 47); they may be those of another language than the person's. */
    z.object({ kind: z.literal('transcript'), atSeconds: whole, language: z.string() }),
  ]),
  /** Plain text around the words. Every second part is one of them: `['…write ', 'pythons', ' by hand…']`. */
  excerpt: z.array(z.string()),
});

/** A text of a lecture that has the words of a search. */
export type LectureMatch = z.infer<typeof lectureMatch>;

/**
 * Searches titles, names of files, descriptions, articles and transcripts of the lectures that the caller sees. Best
 * matches first, at most `limits.lectureMatches`; a blank search has none.
 */
export const searchLectures = call('searchLectures', 'GET /course/:courseId/search', {
  access: 'lecture.watch',
  params: courseIdParams,
  query: z.object({ q: plainLine(limits.searchCharacters) }),
  data: z.array(lectureMatch),
  example: { as: 'learner', params: { courseId: '{course}' }, query: { q: 'prompt' } },
});
