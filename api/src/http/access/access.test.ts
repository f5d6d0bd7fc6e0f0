import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { roles } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { asReleaser, host, releaseEnvironment } from '@vidya/platform/registry/testing/releases';
import { startApi, type TestApi } from '../../testing/api.ts';
import { frontSecret } from '../../testing/front-secret.ts';
import type { Access, RegisteredRoute } from './access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(releaseEnvironment);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const isOurs = ({ url }: RegisteredRoute): boolean => !url.startsWith(`${API_BASE}/docs`);

async function answerTo({ method, url }: RegisteredRoute, headers: Record<string, string>) {
  const address = url.replace(/:\w+/g, () => randomUUID());
  const response = await api.app.inject({ method: method as 'GET', url: address, headers });
  const isJson = response.payload !== '' && response.headers['content-type']?.toString().includes('json');
  return { status: response.statusCode, body: isJson ? (response.json() as { Message: string; Error: string }) : null };
}

it('asks visitors to log in, before it looks at anything else', async () => {
  const visitor = await api.visitor();
  const open: unknown[] = ['public', 'front'];
  const closed = api.app.accessTable.filter((route) => isOurs(route) && !open.includes(route.access));
  expect(closed.length).toBeGreaterThan(0);
  for (const route of closed) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await answerTo(route, visitor.headers);
    const code = route.method === 'HEAD' ? undefined : 'NoSession';
    expect([route.call, response.status, response.body?.Error]).toEqual([route.call, 401, code]);
  }
});

// What each caller may do is written once, in the rows of ownership.test.ts.
it.each(roles)('keeps %s to what the routes declare', async (role) => {
  const wrong: unknown[] = [];
  for (const route of api.app.accessTable.filter(isOurs)) {
    const access = route.access ?? [];
    const roles = access === 'releasers' ? ['ADMIN'] : access;
    const isAllowed = roles === 'public' || roles === 'signedIn' || roles.includes(role);
    // A new person each time: some of these calls end the session or the account.
    // oxlint-disable-next-line no-await-in-loop
    const person = await api.signIn({ role });
    // oxlint-disable-next-line no-await-in-loop
    const { status, body } = await answerTo(route, person.headers);
    const isRefused = status === 403 && (route.method === 'HEAD' || body?.Message === texts.page.denied);
    if (status === 401 || (!isAllowed && !isRefused)) wrong.push([route.call, status, body]);
  }
  expect(wrong).toEqual([]);
});

it('asks every call that changes something for the token', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const safe = ['GET', 'HEAD', 'OPTIONS'];
  const changing = api.app.accessTable.filter((route) => isOurs(route) && !safe.includes(route.method));
  const open: (string | undefined)[] = [];
  for (const route of changing) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await answerTo(route, { cookie: admin.headers['cookie'] ?? '' });
    if (body?.Error !== 'XsrfError') open.push(route.call);
  }
  // Two only read, one is signed by an external server, one comes from the front server, one takes bare counts.
  const known = ['listCategoryCourses', 'listInstructorCourses', 'receiveWebhook', 'announceHost', 'reportHealth'];
  expect(new Set(open)).toEqual(new Set(known));
});

describe('a release token', () => {
  const routesOf = (wanted: (access: Access | undefined) => boolean) =>
    api.app.accessTable.filter((route) => isOurs(route) && wanted(route.access));

  it('stands for a session where releases are made, without a token of a page', async () => {
    for (const route of routesOf((access) => access === 'releasers')) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await answerTo(route, asReleaser());
      expect([route.call, [200, 400].includes(status)]).toEqual([route.call, true]);
    }
  });

  it('opens nothing else', async () => {
    const others = routesOf((access) => !['public', 'front', 'releasers'].includes(String(access)));
    for (const route of others) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await answerTo(route, asReleaser());
      // Without a session and its XSRF token: 401, or 403 for a change.
      expect([route.call, [401, 403].includes(status)]).toEqual([route.call, true]);
    }
  });

  it.each(['Bearer wrong', 'Bearer ', 'Basic abc', ''])(
    'that is wrong, %p, is not made good by a session',
    async (authorization) => {
      const admin = await api.signIn({ role: 'ADMIN' });
      for (const route of routesOf((access) => access === 'releasers')) {
        // oxlint-disable-next-line no-await-in-loop
        const { status, body } = await answerTo(route, { ...admin.headers, authorization });
        expect([route.call, status, body?.Error]).toEqual([route.call, 401, 'WrongToken']);
      }
    },
  );

  it('is nothing where none is set', async () => {
    const closed = await startApi();
    const responses = await Promise.all(
      ['Bearer undefined', 'Bearer ', asReleaser()['authorization']].map((authorization) =>
        closed.app.inject({ method: 'GET', url: `${API_BASE}/release`, headers: { authorization } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    await closed.close();
  });
});

it('believes what the shell offers from the front server only, and not when it passes on for others', async () => {
  const put = async (headers: Record<string, string>) => {
    const url = `${API_BASE}/release/host`;
    return (await api.app.inject({ method: 'PUT', url, payload: host, headers })).statusCode;
  };
  const admin = await api.signIn({ role: 'ADMIN' });
  expect(await put({ 'x-vidya-front': frontSecret })).toBe(200);
  expect(await put({})).toBe(403);
  expect(await put({ 'x-vidya-front': 'guessed' })).toBe(403);
  expect(await put(admin.headers)).toBe(403);
  expect(await put(asReleaser())).toBe(403);
  expect(await put({ ...admin.headers, 'x-vidya-front': frontSecret, 'x-forwarded-for': '127.0.0.1' })).toBe(403);
});

it('replaces a token of other letters, and takes none for a change', async () => {
  const token = `a.${'x'.repeat(42)}é`;
  const cookie = `XSRF-TOKEN=${encodeURIComponent(token)}`;
  const read = await api.app.inject({ url: `${API_BASE}/course/`, headers: { cookie } });
  expect([read.statusCode, read.cookies.map(({ name }) => name)]).toEqual([200, ['XSRF-TOKEN']]);
  const headers = { cookie, 'x-xsrf-token': encodeURIComponent(token) };
  const change = await api.app.inject({ method: 'POST', url: `${API_BASE}/user/auth/login`, headers, payload: {} });
  expect([change.statusCode, change.json()]).toMatchObject([403, { Error: 'XsrfError' }]);
});
