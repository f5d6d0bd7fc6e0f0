import type { StoredKind } from '@vidya/contracts/rules/course/lecture-source';
import type { LectureState, LectureStatus } from '@vidya/contracts/rules/course/lecture-visibility';
import type { UploadPurpose } from '@vidya/contracts/rules/upload';
import type { VideoFailure } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment, timestamps } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { users } from './schema-people.ts';

/** A part of a course. A course of one section without a title reads as a plain list of lectures. */
export const sections = pgTable(
  'sections',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /** Counts from 1 within the course, without gaps. */
    position: integer('position').notNull(),
    /** '' for a section without a name. */
    title: text('title').notNull().default(''),
    /** What a learner can do after it, in one line; '' for none. */
    goal: text('goal').notNull().default(''),
    ...timestamps(),
  },
  (table) => [index('sections_course').on(table.courseId, table.position)],
);

export const lectures = pgTable(
  'lectures',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /**
     * The trigger `lectures_section` puts a lecture without one into the last section of its course, and makes the first
     * section: versions before sections and bulk loads name none.
     */
    sectionId: uuid('section_id')
      .notNull()
      .references(() => sections.id)
      .default(sql`null`),
    /**
     * Counts from 1 within the course, across sections in their order and without gaps: deleting a lecture renumbers the
     * later ones (decision L6).
     */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Never changes. */
    kind: text('kind').$type<StoredKind>().notNull().default('video'),
    description: text('description').notNull().default(''),
    /** '' if there is none; takes precedence over an uploaded video (decision L4). */
    youtubeLink: text('youtube_link').notNull().default(''),
    /** How long the film plays or the article takes to read; `expectedMinutes` where it is set; 0 while unknown. */
    durationSeconds: integer('duration_seconds').notNull().default(0),
    /** The length that the author names; null for that of the content. Not for an uploaded film. */
    expectedMinutes: integer('expected_minutes'),
    isPreview: boolean('is_preview').notNull().default(false),
    status: text('status').$type<LectureStatus>().notNull().default('published'),
    /** When the job publishes the draft (`publish-due.ts`); null for none, and always once it is published. */
    publishAt: moment('publish_at'),
    state: text('state').$type<LectureState>().notNull().default('ready'),
    /** Progress of the preparation, 0 to 100. */
    percent: integer('percent').notNull().default(0),
    /**
     * The state of the video that will replace the one that plays; null without one. `state` stays 'ready', and
     * both change in one transaction when the new one is ready.
     */
    replacement: text('replacement').$type<LectureState>(),
    /** '' unless `state` is 'failed'. */
    failure: text('failure').$type<VideoFailure | ''>().notNull().default(''),
    /** While `state` is 'uploading': the upload that will become the video. */
    uploadId: uuid('upload_id').references((): AnyPgColumn => uploads.id, { onDelete: 'set null' }),
    /** Counts saves by authors; the preparation does not change it. */
    version: integer('version').notNull().default(1),
    /**
     * The only rule for whether learners see a lecture, totals count it and certificates require it (decision C16):
     * every query that is not for staff checks it. Matches `hiddenReason` of the contracts.
     */
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs(sql`status = 'published' and (youtube_link <> '' or state = 'ready')`),
    ...timestamps(),
  },
  (table) => [
    index('lectures_upload').on(table.uploadId).where(sql`${table.uploadId} is not null`),
    index('lectures_being_prepared').on(table.courseId).where(sql`${table.state} in ('uploading', 'processing')`),
    index('lectures_course').on(table.courseId, table.position),
    index('lectures_section').on(table.sectionId),
    index('lectures_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
  ],
);

/** The text of a lecture of kind 'article'. */
export const lectureArticles = pgTable('lecture_articles', {
  lectureId: uuid('lecture_id')
    .primaryKey()
    .references(() => lectures.id, { onDelete: 'cascade' }),
  /** Sanitized HTML as the editor writes it. */
  source: text('source').notNull(),
  /** What learners get: the source with highlighted code, MathML and addresses of pictures. */
  html: text('html').notNull(),
  /** Its headings, with the ids of their elements. */
  parts: jsonb('parts').$type<{ _id: string; title: string }[]>().notNull(),
  /** The text without markup, a block on each line, for the search in the course. */
  plain: text('plain').notNull(),
  /** For each line of `plain` the number of its paragraph, from 1: the child of the article's element. */
  paragraphs: jsonb('paragraphs').$type<number[]>().notNull().default([]),
  /** What the search compares (`searchedWords`); null until it is computed. */
  words: text('words'),
  readSeconds: integer('read_seconds').notNull(),
  ...timestamps(),
});

/**
 * A picture for articles of this course, encoded twice. It stays as long as its course: an article of before, which may
 * come back, can name it.
 */
export const coursePictures = pgTable(
  'course_pictures',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    webpKey: text('webp_key').notNull(),
    avifKey: text('avif_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_pictures_course').on(table.courseId),
    index('course_pictures_webp').on(table.webpKey),
    index('course_pictures_avif').on(table.avifKey),
  ],
);

/** Learners see the earlier video or link while another one is prepared. */
export const isReplacing = sql<boolean>`${lectures.replacement} is not null`.mapWith(Boolean);

/** The state of the newest video: the replacement's, if there is one. */
export const preparation = sql<LectureState>`coalesce(${lectures.replacement}, ${lectures.state})`;

/**
 * 'video' is what the player opens: a file, or the playlist of an adaptive stream. 'part' is what such a playlist
 * lists: the playlists of its sizes and their streams, each one file that is read by byte ranges. 'resource' is a file
 * that learners download.
 */
export type MediaKind = 'original' | 'video' | 'part' | 'captions' | 'poster' | 'resource';

/** The label of a video that stands in for a film of the lecture's own. Only the sample data has such. */
export const sampleLabel = 'sample';

/** One private file of a lecture. `storageKey` is its key in the private media store and never leaves the server. */
export const lectureMedia = pgTable(
  'lecture_media',
  {
    id: id(),
    lectureId: cascading('lecture_id', () => lectures.id),
    kind: text('kind').$type<MediaKind>().notNull(),
    /** MIME type, e.g. 'video/mp4' or 'text/vtt'. */
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** For the original and resources: the file name from the sender. */
    fileName: text('file_name').notNull().default(''),
    /** For captions: BCP 47 tag and the label in the menu. For a video: `sampleLabel`, else ''. */
    language: text('language').notNull().default(''),
    label: text('label').notNull().default(''),
    /** The original of a replacement that is not ready. */
    isIncoming: boolean('is_incoming').notNull().default(false),
    /** When another file took its place; open players keep it for a day (`retired-media.ts`). */
    retiredAt: moment('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [index('lecture_media_lecture').on(table.lectureId), index('lecture_media_key').on(table.storageKey)],
);

/** The texts of a captions file, for the search in the course. */
export const lectureTranscripts = pgTable('lecture_transcripts', {
  mediaId: uuid('media_id')
    .primaryKey()
    .references(() => lectureMedia.id, { onDelete: 'cascade' }),
  /** One caption on each line. */
  plain: text('plain').notNull(),
  /** When each line begins, in seconds. */
  seconds: jsonb('seconds').$type<number[]>().notNull(),
  /** What the search compares (`searchedWords`). */
  words: text('words').notNull(),
  createdAt: createdAt(),
});

export type UploadState = 'receiving' | 'complete' | 'used';

/** A resumable upload; the bytes so far are stored under `storageKey`. 'used' once a lecture has the file. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    courseId: cascading('course_id', () => courses.id),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('video'),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    state: text('state').$type<UploadState>().notNull().default('receiving'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_course').on(table.courseId),
    index('uploads_expires').on(table.expiresAt),
  ],
);

/** Decision L2. `watched` holds disjoint, sorted [from, to] ranges in seconds; `watchedSeconds` is their length. */
export const lectureProgress = pgTable(
  'lecture_progress',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    courseId: cascading('course_id', () => courses.id),
    lectureId: cascading('lecture_id', () => lectures.id),
    watched: jsonb('watched').$type<[number, number][]>().notNull().default([]),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    positionSeconds: integer('position_seconds').notNull().default(0),
    isCompleted: boolean('is_completed').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('lecture_progress_user_lecture_unique').on(table.userId, table.lectureId),
    index('lecture_progress_user_course').on(table.userId, table.courseId, table.updatedAt),
    index('lecture_progress_course').on(table.courseId),
    index('lecture_progress_lecture').on(table.lectureId),
  ],
);
