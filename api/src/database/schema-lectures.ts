import type { VideoFailure } from '@vidya/contracts/calls/lecture';
import type { LectureState, LectureStatus } from '@vidya/contracts/rules/lecture-visibility';
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
import { createdAt, id, moment, updatedAt } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { users } from './schema-people.ts';

export const lectures = pgTable(
  'lectures',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Counts from 1; numbers close up when a lecture goes (decision L6). */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** '' when there is none; wins over an uploaded video (decision L4). */
    youtubeLink: text('youtube_link').notNull().default(''),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    isPreview: boolean('is_preview').notNull().default(false),
    status: text('status').$type<LectureStatus>().notNull().default('published'),
    state: text('state').$type<LectureState>().notNull().default('ready'),
    /** How much of the preparation is done, 0 to 100. */
    percent: integer('percent').notNull().default(0),
    /** '' unless `state` is failed. */
    failure: text('failure').$type<VideoFailure | ''>().notNull().default(''),
    /** The upload whose file the video is to be, while `state` is uploading. */
    uploadId: uuid('upload_id').references((): AnyPgColumn => uploads.id, { onDelete: 'set null' }),
    /** Counts the saves by authors; the preparation does not count. */
    version: integer('version').notNull().default(1),
    /**
     * Learners see it, it counts, and a certificate asks for it (decision C16): every query that is not for staff asks
     * for this, and nothing else decides it. As `hiddenReason` of the contracts.
     */
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs(sql`status = 'published' and (youtube_link <> '' or state = 'ready')`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('lectures_upload').on(table.uploadId).where(sql`${table.uploadId} is not null`),
    index('lectures_being_prepared').on(table.courseId).where(sql`${table.state} in ('uploading', 'processing')`),
    index('lectures_course').on(table.courseId, table.position),
  ],
);

/**
 * 'video' is what a player is given: a file, or the playlist of an adaptive stream. 'part' is what such a playlist
 * names: the playlists of its sizes and their streams, each one file that is read in pieces.
 */
export type MediaKind = 'original' | 'video' | 'part' | 'captions' | 'poster';

/** One private file of a lecture. `storageKey` names it in the private media store and never leaves the server. */
export const lectureMedia = pgTable(
  'lecture_media',
  {
    id: id(),
    lectureId: uuid('lecture_id')
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MediaKind>().notNull(),
    /** MIME type, e.g. 'video/mp4' or 'text/vtt'. */
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** The original only: the name it had with its sender. */
    fileName: text('file_name').notNull().default(''),
    /** Captions only: BCP 47 tag and what a menu shows. */
    language: text('language').notNull().default(''),
    label: text('label').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('lecture_media_lecture').on(table.lectureId), index('lecture_media_key').on(table.storageKey)],
);

export type UploadState = 'receiving' | 'complete' | 'used';

/** A resumable upload on its way; what has come lies under `storageKey`. 'used' once a lecture has its file. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
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

/** Decision L2. `watched` holds disjoint, sorted [from, to] stretches in seconds; `watchedSeconds` is their length. */
export const lectureProgress = pgTable(
  'lecture_progress',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lectureId: uuid('lecture_id')
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    watched: jsonb('watched').$type<[number, number][]>().notNull().default([]),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    positionSeconds: integer('position_seconds').notNull().default(0),
    isCompleted: boolean('is_completed').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('lecture_progress_user_lecture_unique').on(table.userId, table.lectureId),
    index('lecture_progress_user_course').on(table.userId, table.courseId, table.updatedAt),
    index('lecture_progress_course').on(table.courseId),
    index('lecture_progress_lecture').on(table.lectureId),
  ],
);
