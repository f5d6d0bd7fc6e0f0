/** @long It sends every call that creates something, several times. */
import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { ownershipTable } from '../../testing/ownership-table.ts';
import { buildWorld, type Caller, callers, type StoredFiles, storeFiles } from '../../testing/ownership-world.ts';

/** What creates something, written a second time on purpose, and the table that gets one row. */
const creating: Record<string, string> = {
  startAttempt: 'quiz_attempts',
  addBankQuestions: 'bank_questions',
  importBankQuestions: 'bank_imports',
  register: 'users',
  createCourse: 'courses',
  createLecture: 'lectures',
  createSection: 'sections',
  duplicateCourse: 'courses',
  importOutline: 'lectures',
  inviteInstructor: 'instructor_invitations',
  resendInvitation: 'pgboss.job',
  addNote: 'lecture_notes',
  askQuestion: 'lecture_questions',
  answerQuestion: 'lecture_answers',
  sendUsMessage: 'contact_messages',
  answerMessage: 'pgboss.job',
  createCoupon: 'coupons',
  addAgreement: 'share_agreements',
  addTaxRate: 'tax_rates',
  requestFactorReset: 'factor_resets',
  refundPayment: 'refunds',
  giveBack: 'refund_requests',
  grantRefund: 'refunds',
  declineRefund: 'pgboss.job',
  addWebhook: 'release_webhooks',
  addTrustedPublisher: 'trusted_publishers',
  addFreeze: 'release_freezes',
  addSigningKey: 'release_signing_keys',
  makePreview: 'release_previews',
};

/** All other calls by POST, and why a second one does no harm. */
const harmless: Record<string, string[]> = {
  'it only reads, or checks': [
    'listCategoryCourses',
    'listInstructorCourses',
    'fetchAllPayments',
    'checkPassword',
    'revealTaxIds',
    'readInvitation',
    'readOutline',
    'readQuestionFile',
    'tryQuiz',
    'requestLoginWork',
    'requestFormWork',
    'revealTaxIds',
  ],
  'a session is not a thing, and a proof is good once': [
    'login',
    'signInWithPasskey',
    'verifySecondFactor',
    'reauthenticate',
    'requestReauthentication',
    'requestSecondFactor',
    'requestPasskeySignIn',
    'requestPasskeyCreation',
    'addPasskey',
    'confirmTotp',
    'resetPassword',
    'reportSignIn',
    'acceptInvitation',
  ],
  'the new one replaces the one before': [
    'startTotp',
    'renewRecoveryCodes',
    'forgetPassword',
    'updatePassword',
    'rateCourse',
    'saveProgress',
    'startRollout',
    'addRehearsal',
    'makeOverride',
  ],
  'rows of its own are unique: one open order, one payment, one version': [
    'createOrder',
    'subscribe',
    'correctTransaction',
    'correctDifference',
    'payByHand',
    'importMoneyFile',
    'verifyOrder',
    'receiveWebhook',
    'registerVersion',
    'addSourceMaps',
    'reportHealth',
  ],
  'it changes what is there to the same': [
    'leaveCourse',
    'publishLectures',
    'releasePayoutBatch',
    'withdrawPayout',
    'retryVideo',
    'deleteUserOrInstructor',
    'endSessions',
    'approveFactorReset',
    'promoteVersion',
    'rollBackVersion',
    'haltRollout',
    'continueRollout',
    'approveRelease',
  ],
  'it is resumed by its address, and swept without bytes': ['createUpload'],
  'a second picture is one that no article names': ['addPicture'],
};

let api: TestApi;
let files: StoredFiles;
beforeAll(async () => {
  api = await startApi();
  files = await storeFiles(api);
});
afterAll(() => api.close());

interface Operation {
  operationId?: string;
  parameters?: { in: string; name: string }[];
}

const ours = () => api.app.accessTable.filter(({ url }) => !url.startsWith(`${API_BASE}/docs`));
const countOf = async (table: string): Promise<number> =>
  (await rowsOf<{ count: number }>(api.db, sql.raw(`select count(*)::int as count from ${table}`)))[0]!.count;

it('is what the documents of the API say of exactly these calls', () => {
  const operations = Object.values(api.app.swagger().paths ?? {}).flatMap((path): Operation[] => Object.values(path));
  const documented = operations.filter(({ parameters }) => parameters?.some(({ name }) => name === 'idempotency-key'));
  expect(new Set(documented.map(({ operationId }) => operationId))).toEqual(new Set(Object.keys(creating)));
});

it('is decided for every call by POST', () => {
  const posted = ours().filter(({ method }) => method === 'POST');
  const decided = [...Object.keys(creating), ...Object.values(harmless).flat()];
  expect(new Set(posted.map(({ call }) => call))).toEqual(new Set(decided));
});

/** The first row of the table of ownership that succeeds, and who may. */
function successOf(call: string) {
  const row = ownershipTable.find(({ call: name, is }) => name === call && is.includes('200'))!;
  return { row, caller: callers[row.is.split(' ').lastIndexOf('200')] as Caller };
}

/** A refund takes a gateway, a message a captcha, an import a file: their own tests have these. */
const elsewhere = ['refundPayment', 'giveBack', 'grantRefund', 'sendUsMessage', 'importBankQuestions'];

it.each(Object.entries(creating).filter(([call]) => !elsewhere.includes(call)))(
  'lets %s create one row of %s, however often it is sent',
  async (call, table) => {
    const { row, caller } = successOf(call);
    const world = await buildWorld(api, files);
    const { params = {}, body = {} } = row.send?.(world, caller) ?? {};
    const { method, url } = ours().find((route) => route.call === call)!;
    const agent = await world.agentOf(caller);
    const send = (key: string) =>
      api.app.inject({
        method: method as 'POST',
        url: url.replace(/:(\w+)/g, (_, name: string) => params[name]!),
        headers: { ...agent.headers, 'idempotency-key': key },
        payload: body,
      });
    const before = await countOf(table);
    const key = randomUUID();
    const responses = [...(await Promise.all([send(key), send(key), send(key)])), await send(key)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect((await countOf(table)) - before).toBe(1);
  },
);
