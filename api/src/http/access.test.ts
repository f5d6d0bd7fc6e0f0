import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/call';
import { roles } from '@vidya/contracts/account';
import { texts } from '@vidya/contracts/texts';
import { startApi, type TestApi } from '../testing/api.ts';
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
  listDevices: 'signedIn',
  endDevice: 'signedIn',
  endOtherDevices: 'signedIn',
  exportData: 'signedIn',
  fetchStudentsAndInstructors: ['ADMIN'],
  deleteUserOrInstructor: ['ADMIN'],
  socialSignIn: 'public',
  socialCallback: 'public',
  getCaptcha: 'public',
  sendUsMessage: 'public',
  listCourses: 'public',
  suggestCourses: 'public',
  listCourseAddresses: 'public',
  listCategoryCourses: 'public',
  listInstructorCourses: 'public',
  getCourse: 'public',
  listReviews: 'public',
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
  reorderLectures: staff,
  getPreview: 'public',
  retryVideo: staff,
  saveProgress: 'signedIn',
  createUpload: staff,
  findUpload: staff,
  continueUpload: staff,
  endUpload: staff,
  describeUploads: staff,
  verifyCertificate: 'public',
  openCertificate: 'signedIn',
  printCertificate: 'signedIn',
  listNotes: 'signedIn',
  addNote: 'signedIn',
  editNote: 'signedIn',
  deleteNote: 'signedIn',
  listQuestions: 'signedIn',
  askQuestion: 'signedIn',
  answerQuestion: staff,
  deleteQuestion: 'signedIn',
  // Its own rules: previews are open, the rest needs a seat.
  lectureMedia: 'public',
  getKeyId: 'signedIn',
  createOrder: 'signedIn',
  verifyOrder: 'signedIn',
  subscribe: 'signedIn',
  purchaseHistory: 'signedIn',
  printInvoice: 'signedIn',
  fetchAllPayments: ['ADMIN'],
  receiveWebhook: 'public',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
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
    const code = route.method === 'HEAD' ? undefined : 'NoSession';
    expect([route.call, answer.status, answer.body?.Error]).toEqual([route.call, 401, code]);
  }
});

it.each(roles)('keeps %s to what the table allows', async (role) => {
  const wrong: unknown[] = [];
  for (const route of api.app.accessTable.filter(isOurs)) {
    const access = expected[route.call ?? ''] ?? [];
    const isAllowed = access === 'public' || access === 'signedIn' || access.includes(role);
    // Somebody new each time: some of these calls end the session or the account.
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
  // Two that only read, and one that a foreign server signs.
  expect(new Set(open)).toEqual(new Set(['listCategoryCourses', 'listInstructorCourses', 'receiveWebhook']));
});
