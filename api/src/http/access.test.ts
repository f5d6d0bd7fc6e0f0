import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/call';
import { type Role, roles } from '@vidya/contracts/account';
import { texts } from '@vidya/contracts/texts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import type { Access, RegisteredRoute } from './access.ts';

const staff: Access = ['INSTRUCTOR', 'ADMIN'];

/** Section 6, written out a second time on purpose: a route that is opened by mistake fails here. */
const expected: Record<string, Access> = {
  health: 'public',
  ready: 'public',
  picture: 'public',
  register: 'public',
  login: 'public',
  logout: 'public',
  getProfile: 'signedIn',
  forgetPassword: 'public',
  resetPassword: 'public',
  updatePassword: 'signedIn',
  editProfile: 'signedIn',
  deleteAccount: 'signedIn',
  fetchStudentsAndInstructors: ['ADMIN'],
  deleteUserOrInstructor: ['ADMIN'],
  socialSignIn: 'public',
  socialCallback: 'public',
  getCaptcha: 'public',
  sendUsMessage: 'public',
  listCourses: 'public',
  suggestCourses: 'public',
  listCategoryCourses: 'public',
  listInstructorCourses: 'public',
  getCourse: 'public',
  listSubscribedCourses: 'signedIn',
  listCreatedCourses: staff,
  createCourse: staff,
  updateCourse: staff,
  deleteCourse: staff,
  rateCourse: 'signedIn',
  listLectures: 'signedIn',
  createLecture: staff,
  updateLecture: staff,
  deleteLecture: staff,
  saveProgress: 'signedIn',
  // Its own rules: previews are open, the rest needs a seat.
  lectureMedia: 'public',
  getKeyId: 'signedIn',
  createOrder: 'signedIn',
  verifyOrder: 'signedIn',
  subscribe: 'signedIn',
  purchaseHistory: 'signedIn',
  fetchAllPayments: ['ADMIN'],
  receiveWebhook: 'public',
};

let api: TestApi;
let people: Record<Role, Person>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  const made = await Promise.all(roles.map(async (role) => [role, await api.signIn({ role })] as const));
  people = Object.fromEntries(made) as Record<Role, Person>;
});
afterAll(() => api.close());

const isOurs = ({ url }: RegisteredRoute): boolean => !url.startsWith(`${API_BASE}/docs`);

async function answerTo({ method, url }: RegisteredRoute, headers: Record<string, string>) {
  const address = url.replace(/:\w+/g, () => randomUUID());
  const response = await api.app.inject({ method: method as 'GET', url: address, headers });
  const isJson = response.headers['content-type']?.toString().includes('json');
  return { status: response.statusCode, body: isJson ? (response.json() as { Message: string; Error: string }) : null };
}

it('has an entry for every route, and a route for every entry', () => {
  const registered = api.app.accessTable.filter(isOurs).map((route) => [route.call, route.access]);
  expect(Object.fromEntries(registered)).toEqual(expected);
});

it('asks visitors to log in, before it looks at anything else', async () => {
  const visitor = await api.visitor();
  const closed = api.app.accessTable.filter((route) => isOurs(route) && route.access !== 'public');
  expect(closed.length).toBeGreaterThan(0);
  for (const route of closed) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await answerTo(route, visitor.headers);
    expect([route.call, answer.status, answer.body?.Error]).toEqual([route.call, 401, 'NoSession']);
  }
});

it.each(roles)('keeps %s to what the table allows', async (role) => {
  for (const route of api.app.accessTable.filter(isOurs)) {
    const access = expected[route.call ?? ''] ?? [];
    const isAllowed = access === 'public' || access === 'signedIn' || access.includes(role);
    // Somebody new each time: some of these calls end the session or the account.
    // oxlint-disable-next-line no-await-in-loop
    const person = await api.resume(people[role]).catch(() => api.signIn({ role }));
    // oxlint-disable-next-line no-await-in-loop
    const { status, body } = await answerTo(route, person.headers);
    if (isAllowed) expect([route.call, status]).not.toEqual([route.call, 401]);
    else expect([route.call, status, body?.Message]).toEqual([route.call, 403, texts.page.denied]);
    // oxlint-disable-next-line no-await-in-loop
    if (route.call === 'deleteAccount') people[role] = await api.signIn({ role });
  }
});

it('asks every call that changes something for the token', async () => {
  const changing = api.app.accessTable.filter((route) => isOurs(route) && route.method !== 'GET');
  const open: (string | undefined)[] = [];
  for (const route of changing) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await answerTo(route, { cookie: people.ADMIN.headers['cookie'] ?? '' });
    if (body?.Error !== 'XsrfError') open.push(route.call);
  }
  // Two that only read, and one that a foreign server signs.
  expect(open.toSorted()).toEqual(['listCategoryCourses', 'listInstructorCourses', 'receiveWebhook']);
});
