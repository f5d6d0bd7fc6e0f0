import type { CourseSummary } from '@vidya/contracts/calls/course';
import { pick } from '../database/database.ts';
import { thumbnailPicture } from '../outside/files/image-address.ts';
import type { CourseRow } from './course-columns.ts';

/** The provider label above a card's title. */
const provider = 'Vidya';

/** Two decimals are enough for stars. */
export const shownRating = (average: number): number => Math.round(average * 100) / 100;

/** Turns a row into the contract's shape; `userRating` is the caller's own rating, 0 if none. */
export const toSummary = (row: CourseRow, userRating = 0): CourseSummary => ({
  _id: row.id,
  topic: row.title,
  subtitle: row.subtitle,
  thumbnail: thumbnailPicture(row.thumbnail, row.thumbnailSmall),
  provider,
  ...pick(row, 'category', 'price', 'discount', 'level', 'language'),
  createdBy: row.instructorName,
  creatorId: row.instructorId,
  instructors: [
    { _id: row.instructorId, name: row.instructorName },
    ...row.coInstructors.map(({ id, name }) => ({ _id: id, name })),
  ],
  rating: shownRating(row.rating),
  noOfRatings: row.ratingCount,
  ...pick(row, 'noOfLectures', 'durationSeconds', 'status'),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  userRating,
});
