import type { Person, TestApi } from './api.ts';
import { addCourse, enrol } from './samples.ts';
import { sharedApi } from './shared-api.ts';

/** A course with its teacher and one learner, new before each test. Its fields are for use inside of tests. */
export interface TaughtCourse {
  api: TestApi;
  teacher: Person;
  learner: Person;
  courseId: string;
}

export function taughtCourse(): TaughtCourse {
  const world = {} as TaughtCourse;
  beforeAll(async () => {
    world.api = await sharedApi({});
  });
  beforeEach(async () => {
    const { api } = world;
    await api.reset();
    world.teacher = await api.signIn({ role: 'INSTRUCTOR' });
    world.learner = await api.signIn();
    world.courseId = (await addCourse(api.db, { instructorId: world.teacher.id })).id;
    await enrol(api.db, { userId: world.learner.id, courseId: world.courseId });
  });
  afterAll(() => world.api.close());
  return world;
}
