import { defineCall } from './call.ts';

/** A published course on the site map. */
export interface CourseAddress {
  _id: string;
  updatedAt: string;
}

/** A range of ids: after `after`, up to and including `upTo`; open-ended without them. */
export interface CourseAddressQuery {
  after?: string;
  upTo?: string;
  limit?: number;
}

/** All published courses in order of their ids, one page at a time; the next page starts after the last id. */
export const listCourseAddresses = defineCall<{ query: CourseAddressQuery; data: CourseAddress[] }>({
  name: 'listCourseAddresses',
  method: 'GET',
  path: '/course/addresses',
});
