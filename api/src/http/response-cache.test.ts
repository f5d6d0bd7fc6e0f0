import { deleteCourse } from '@vidya/contracts/calls/course';
import { createMemoryCounts } from '../outside/shared-state/memory-counts.ts';
import { type Person, startApi, type TestApi, testSecret } from '../testing/api.ts';
import { addCourse, addRating } from '../testing/samples.ts';
import { createXsrf } from './access/xsrf.ts';
import { createResponseCache } from './response-cache.ts';
import { createServer } from './server.ts';

let api: TestApi;
let address: string;
let teacher: Person;

beforeAll(async () => {
  api = await startApi({ CATALOGUE_CACHE_MS: '60000' });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/v1/course/${query}`, { headers });
const titles = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { Data: { topic: string }[] }).Data.map(({ topic }) => topic);
const cookieOf = ({ cookies }: Person): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

it('sends a list again as it was sent, but for what belonged to the first visitor', async () => {
  await addCourse(api.db, { instructorId: teacher.id, title: 'Loops' });
  const first = await get('?page=1');
  const again = await get('?page=1');
  expect(first.headers.get('set-cookie')).toContain('XSRF-TOKEN');
  expect(again.headers.get('set-cookie')).toBeNull();
  for (const name of ['content-type', 'etag', 'cache-control', 'vary', 'x-content-type-options', 'content-length']) {
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  expect(await again.text()).toBe(await first.text());
});

it('sends nothing to a browser that has it', async () => {
  const etag = String((await get('?page=1')).headers.get('etag'));
  const known = await get('?page=1', { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

it('is not for people with a session', async () => {
  const course = await addCourse(api.db, { instructorId: teacher.id, title: 'Lists' });
  const learner = await api.signIn();
  await addRating(api.db, { userId: learner.id, courseId: course.id, value: 4 });
  await get('?sort=new');
  const { Data } = (await (await get('?sort=new', { cookie: cookieOf(learner) })).json()) as {
    Data: { userRating: number }[];
  };
  expect(Data[0]!.userRating).toBe(4);
});

it('shows a change at once', async () => {
  const course = await addCourse(api.db, { instructorId: teacher.id, title: 'Sets' });
  expect(await titles(await get('?q=sets'))).toEqual(['Sets']);
  await api.inject(deleteCourse, { as: teacher, params: { courseId: course.id } });
  expect(await titles(await get('?q=sets'))).toEqual([]);
});

it('keeps no refusal', async () => {
  await get('?page=0');
  expect((await get('?page=0')).headers.get('set-cookie')).toContain('XSRF-TOKEN');
});

it('keeps nothing that was read before a change, nor for longer than it may', () => {
  const clock = { ms: 0 };
  const ready = createResponseCache(() => clock.ms);
  const reply = { getHeaders: () => ({}) } as never;
  const found = () => ready.find({ method: 'GET', originalUrl: '/a', headers: {} })?.body.toString();
  const set = (generation: number) =>
    ready.set('/a', { reply, body: Buffer.from('{}'), etag: '"a"', until: 1_000, generation });
  const generation = ready.generation();
  ready.clear();
  set(generation);
  expect(found()).toBeUndefined();
  set(ready.generation());
  expect(found()).toBe('{}');
  clock.ms = 1_000;
  expect(found()).toBeUndefined();
});

it('logs and counts what it sends like any other response, and refuses too many', async () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { sessions } = api.app;
  const xsrf = createXsrf({ secret: testSecret, isSecure: false });
  const app = await createServer({
    config: { ...api.config, requestsPerMinute: 3, logs: { level: 'warn', hasRequests: true } },
    sessions,
    xsrf,
    counts: createMemoryCounts(),
    poolWaits: () => 0,
  });
  let reads = 0;
  app.get('/list', async (request, reply) => {
    reads += 1;
    const body = Buffer.from('{}');
    const generation = app.responseCache.generation();
    app.responseCache.set(request.originalUrl, { reply, body, etag: '"a"', until: Date.now() + 60_000, generation });
    return body;
  });
  const ask = () => app.inject('/list');
  const sent = [await ask(), await ask(), await ask()];
  expect([sent.map(({ statusCode }) => statusCode), reads]).toEqual([[200, 200, 200], 1]);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': expect.anything(), 'x-content-type-options': 'nosniff' });
  expect(reads).toBe(1);
  jest.restoreAllMocks();
  const logged = lines.map((line) => JSON.parse(line) as { route: string; status: number });
  expect(logged.map(({ route, status }) => [route, status])).toEqual(
    [200, 200, 200, 429].map((each) => ['/list', each]),
  );
  await app.close();
});
