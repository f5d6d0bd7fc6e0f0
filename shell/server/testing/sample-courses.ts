import { getCatalogueFigures, getCourse, listCourseAddresses, listCourses } from '@vidya/contracts/browser/calls';
import { type Envelope } from '@vidya/contracts/calls/call';
import type { CourseAddress } from '@vidya/contracts/calls/catalogue';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import type { FastifyInstance } from 'fastify';

export interface SampleCourses {
  /** Adds a course to the API. If it is not published, only the session `owner` can see it. */
  add(given?: Partial<CourseDetail>): CourseDetail;
  /** The courses of the sitemap, ordered by id. */
  addresses: CourseAddress[];
  /** The requests so far: course id, session and caller. */
  asked: { courseId: string; session: string | undefined; caller: unknown }[];
  /** The addresses of all requests so far. */
  urls: string[];
  /** 'late' never responds; a number is the status of every response. */
  mood: 'well' | 'late' | number;
}

const idOf = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

const response = <Data>(data: Data, total?: number): Envelope<Data> => ({
  Success: true,
  Message: '',
  Data: data,
  Error: null,
  ...(total !== undefined && { Total: total }),
});

/** For tests: the public course calls on a mock API. */
export function sampleCourses(api: FastifyInstance): SampleCourses {
  const known = new Map<string, CourseDetail>();
  const courses: SampleCourses = {
    add(given) {
      const course = sampleDetail({ _id: idOf(known.size + 1), ...given });
      known.set(course._id, course);
      return course;
    },
    addresses: [],
    asked: [],
    urls: [],
    mood: 'well',
  };
  api.addHook('onRequest', async ({ url }, reply) => {
    courses.urls.push(url);
    if (courses.mood === 'late') await new Promise(() => undefined);
    else if (courses.mood !== 'well') await reply.code(courses.mood).send({ Success: false });
  });
  api.get(API_BASE + getCourse.path, (request, reply) => {
    const { courseId } = request.params as { courseId: string };
    const session = request.headers.cookie?.match(/vidya_session=(\w+)/)?.[1];
    courses.asked.push({ courseId, session, caller: request.headers['x-forwarded-for'] });
    const course = known.get(courseId);
    if (course && (course.status === 'published' || session === 'owner')) return response(course);
    return reply.code(404).send({ ...response(null), Success: false });
  });
  api.get(API_BASE + getCatalogueFigures.path, () => response(null));
  api.get(API_BASE + listCourses.path, () => response([], courses.addresses.length));
  api.get(API_BASE + listCourseAddresses.path, (request) => {
    const { after = '', upTo = '~', limit } = request.query as Partial<Record<'after' | 'upTo' | 'limit', string>>;
    return response(courses.addresses.filter(({ _id }) => _id > after && _id <= upTo).slice(0, Number(limit)));
  });
  return courses;
}
