import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** One of each kind; all are sent with a session. */
const routes = {
  browsing: [
    'GET /course/?page=1',
    'GET /course/suggestions?q=loops',
    'GET /course/figures',
    `GET /course/${randomUUID()}`,
    'POST /course/courses',
    'POST /course/instructorCourses/',
    'POST /release/health',
    'GET /nowhere',
  ],
  reading: ['GET /user/auth/getProfile', 'GET /course/subscribedCourses', 'GET /payment/purchaseHistory'],
  writing: ['POST /payment/createOrder', 'POST /user/auth/login', 'POST /contact/sendUsMessage'],
  essential: ['GET /ready', 'GET /health', 'POST /payment/webhook', 'POST /payment/verifyOrder'],
};

let api: TestApi;
let person: Person;
let poolWaits = 0;
beforeAll(async () => {
  const database = { ...(await testDatabase()), poolWaits: () => poolWaits };
  api = await startApi({ REQUESTS_PER_MINUTE: '100000', SHED_POOL_WAITS: '10' }, database);
  person = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await api.database.close();
});

const refused = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const route of Object.values(routes).flat()) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    const payload = method === 'POST' ? {} : undefined;
    // oxlint-disable-next-line no-await-in-loop
    const { headers } = await api.app.inject({ method, url: API_BASE + path, headers: person.headers, payload });
    if (headers['x-vidya-shed']) found.push(route);
  }
  return found;
};

it.each([
  ['nothing', 9, []],
  ['browsing', 10, routes.browsing],
  ['reading too', 15, [...routes.browsing, ...routes.reading]],
  ['writing too, but no payment and no probe', 1_000, [...routes.browsing, ...routes.reading, ...routes.writing]],
])('refuses %s while %d queries wait', async (_, waits, expected) => {
  poolWaits = waits;
  expect(await refused()).toEqual(expected);
});
