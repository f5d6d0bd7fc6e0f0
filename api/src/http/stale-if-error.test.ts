import { getProfile } from '@vidya/contracts/calls/account';
import { listCourses, listReviews } from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import type { TestApi } from '../testing/api.ts';
import { addCourse } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const mark = 'cdn-cache-control';
const allowed = 'public, max-age=0, stale-if-error=600';

it('lets only what visitors see outlive the server', async () => {
  const { id: courseId } = await addCourse(api.db, { instructorId: (await api.signIn({ role: 'INSTRUCTOR' })).id });
  const learner = await api.signIn();
  const marks = async (as?: typeof learner) => {
    const given = as && { as };
    const responses = [
      await api.inject(listCourses, { query: {}, ...given }),
      await api.inject(getCourse, { params: { courseId }, ...given }),
      await api.inject(listReviews, { params: { courseId }, ...given }),
      await api.inject(getProfile, { ...given }),
    ];
    return responses.map(({ headers }) => headers[mark]);
  };
  expect(await marks()).toEqual([allowed, allowed, allowed, undefined]);
  expect(await marks(learner)).toEqual([undefined, undefined, undefined, undefined]);
});

it('lets no error outlive it', async () => {
  const courseId = '00000000-0000-4000-8000-000000000000';
  const { status, headers } = await api.inject(getCourse, { params: { courseId } });
  expect([status, headers[mark]]).toEqual([404, undefined]);
});
