import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { asReleaser, releaseEnvironment } from '@vidya/platform/registry/testing/releases';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { RegisteredRoute } from './access.ts';
import { isReauthenticated } from './reauthentication.ts';

/** What is dangerous, written a second time on purpose: a route that asks for less fails this test. */
const always = [
  'checkReauthentication',
  'requestPasskeyCreation',
  'addPasskey',
  'removePasskey',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'deleteAccount',
  'deleteUserOrInstructor',
  'changeRole',
  'endSessions',
  'requestFactorReset',
  'approveFactorReset',
  'exportPeople',
  'exportPayments',
  'exportAuditLog',
  'refundPayment',
  'grantRefund',
  'saveTaxIds',
  'revealTaxIds',
  'savePayoutAccount',
  'setCourseParts',
  'releasePayoutBatch',
  'withdrawPayout',
  'exportGeneralLedger',
  'exportJournal',
  'addTaxRate',
  'addAgreement',
  'correctTransaction',
  'correctDifference',
  'payByHand',
  'importMoneyFile',
  'promoteVersion',
  'rollBackVersion',
  'startRollout',
  'continueRollout',
  'approveRelease',
  'grantArea',
  'revokeArea',
  'changeOwners',
  'addWebhook',
  'removeWebhook',
  'addTrustedPublisher',
  'removeTrustedPublisher',
  'addSigningKey',
  'removeSigningKey',
  'addFreeze',
  'removeFreeze',
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi(releaseEnvironment);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ours = () => api.app.accessTable.filter(({ url }) => !url.startsWith(`${API_BASE}/docs`));

async function codeOf({ method, url }: RegisteredRoute, headers: Record<string, string>): Promise<string | null> {
  const address = url.replace(/:\w+/g, () => randomUUID());
  const response = await api.app.inject({ method: method as 'GET', url: address, headers });
  const isJson = response.payload !== '' && String(response.headers['content-type']).includes('json');
  return isJson ? response.json<{ Error: string | null }>().Error : null;
}

const age = (minutes: number) =>
  api.db.execute(sql`update sessions set reauthenticated_at = now() - make_interval(mins => ${minutes})`);

const asking = async (headersOf: () => Promise<Record<string, string>>): Promise<(string | undefined)[]> => {
  const asked: (string | undefined)[] = [];
  for (const route of ours()) {
    // A new person each time: some of these calls end the session or the account.
    // oxlint-disable-next-line no-await-in-loop
    if ((await codeOf(route, await headersOf())) === 'ReauthenticationNeeded') asked.push(route.call);
  }
  return asked;
};

it('is what every dangerous route asks for, and no other', () => {
  const marked = ours().filter(({ reauthentication }) => reauthentication === 'always');
  expect(new Set(marked.map(({ call }) => call))).toEqual(new Set(always));
});

it.each([
  ['that is older than ten minutes', () => age(11)],
  ['that never was', () => api.db.execute(sql`update sessions set reauthenticated_at = null`)],
])('%s is asked for by each of them, and by no other', async (_, becomeOld) => {
  const asked = await asking(async () => {
    const { headers } = await api.signIn({ role: 'ADMIN' });
    await becomeOld();
    return headers;
  });
  expect(new Set(asked)).toEqual(new Set(always));
});

it('holds for ten minutes', async () => {
  const asked = await asking(async () => {
    const { headers } = await api.signIn({ role: 'ADMIN' });
    await age(9);
    return headers;
  });
  expect(asked).toEqual([]);
});

it('does not hold for a day because a clock was wrong', () => {
  const now = Date.now();
  const isGood = (minutes: number) => isReauthenticated({ reauthenticatedAt: new Date(now + minutes * 60_000) }, now);
  expect([isGood(0), isGood(1), isGood(11), isGood(24 * 60)]).toEqual([true, true, false, false]);
});

it('refuses the role first, so that nobody learns from it what a role may do', async () => {
  const learner = await api.signIn();
  await age(11);
  const refund = ours().find(({ call }) => call === 'refundPayment')!;
  expect(await codeOf(refund, learner.headers)).toBe('Forbidden');
});

it('is not asked of machines, which have no session', async () => {
  expect(await asking(async () => asReleaser())).toEqual([]);
});
