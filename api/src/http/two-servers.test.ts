import { listCourses } from '@vidya/contracts/calls/catalogue';
import { deleteCourse } from '@vidya/contracts/calls/course';
import { login, register, updatePassword } from '@vidya/contracts/calls/sign-in';
import { startApi, type TestApi } from '../testing/api.ts';
import { eventually } from '../testing/eventually.ts';
import { describeRedis, startRedis, type TestRedis } from '../testing/redis.ts';
import { addCourse } from '../testing/samples.ts';

const asha = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'monsoon' };

describeRedis('two servers with one Redis', () => {
  let redis: TestRedis;
  let here: TestApi;
  let there: TestApi;
  beforeAll(async () => {
    redis = await startRedis();
    const { url, prefix } = redis.place();
    const env = {
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
      REQUESTS_PER_MINUTE: '400',
      CATALOGUE_CACHE_MS: '60000',
      TOTALS_CACHE_MS: '60000',
    };
    here = await startApi(env);
    there = await startApi({ ...env, DATA_DIR: here.config.dataDir }, here.database);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await redis.stop();
  });

  it('count guesses together, also parallel ones', async () => {
    await here.inject(register, { as: await here.visitor(), body: asha });
    const guess = async (api: TestApi): Promise<number> => {
      const as = await api.visitor();
      return (await api.inject(login, { as, body: { email: asha.email, password: 'a guess' } })).status;
    };
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n % 2 ? here : there)));
    // The others have to work first.
    expect(answers.filter((status) => status === 400)).toHaveLength(5);
    expect(answers.filter((status) => status === 403)).toHaveLength(25);
  });

  it('count only what was wrong', async () => {
    const person = { ...asha, email: 'ravi@vidya.example' };
    await here.inject(register, { as: await here.visitor(), body: person });
    const { email, password } = person;
    for (let n = 0; n < 12; n += 1) {
      const api = n % 2 ? here : there;
      expect((await api.inject(login, { as: await api.visitor(), body: { email, password } })).status).toBe(200);
    }
  });

  it('count wrong passwords of a signed-in person together', async () => {
    const mira = { ...asha, email: 'mira@vidya.example' };
    const person = await here.visitor();
    await here.inject(register, { as: person, body: mira });
    await here.inject(login, { as: person, body: { email: mira.email, password: mira.password } });
    const body = { currPassword: 'a guess', newPassword: 'another monsoon' };
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      answers.push((await (n % 2 ? here : there).inject(updatePassword, { as: person, body })).status);
    }
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers[10]).toBe(429);
  });

  it('see a change of the other one', async () => {
    const teacher = await here.signIn({ role: 'INSTRUCTOR' });
    const course = await addCourse(here.db, { instructorId: teacher.id, title: 'Loops' });
    const listed = async (): Promise<string[]> => {
      const { body } = await there.inject(listCourses, { as: await there.visitor(), query: { page: 1 } });
      return body.Data!.map(({ topic }) => topic);
    };
    expect(await listed()).toEqual(['Loops']);
    await here.inject(deleteCourse, { as: teacher, params: { courseId: course.id } });
    await eventually(async () => (await listed()).length === 0);
  });
});
