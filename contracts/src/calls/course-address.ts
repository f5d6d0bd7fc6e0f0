import { defineCall } from './call.ts';

/** A published course on the site map. */
export interface CourseAddress {
  _id: string;
  updatedAt: string;
}

/** A stretch of ids in their order: behind `after`, up to and with `upTo`; both open without a value. */
export interface CourseAddressQuery {
  after?: string;
  upTo?: string;
  limit?: number;
}

/** Everything on sale, a stretch of ids at a time: behind the last one the next stretch begins. */
export const listCourseAddresses = defineCall<{ query: CourseAddressQuery; data: CourseAddress[] }>({
  name: 'listCourseAddresses',
  method: 'GET',
  path: '/course/addresses',
});
