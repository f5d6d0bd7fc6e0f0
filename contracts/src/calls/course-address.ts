import type { z } from 'zod';
import type { courseAddress, courseAddressQuery } from '../shapes/course.ts';
import { defineCall } from './call.ts';

/** A published course on the site map. */
export type CourseAddress = z.infer<typeof courseAddress>;

/** A range of ids: after `after`, up to and including `upTo`; open-ended without them. */
export type CourseAddressQuery = z.infer<typeof courseAddressQuery>;

/** All published courses in order of their ids, one page at a time; the next page starts after the last id. */
export const listCourseAddresses = defineCall<{ query: CourseAddressQuery; data: CourseAddress[] }>(
  'listCourseAddresses',
  'GET /course/addresses',
);
