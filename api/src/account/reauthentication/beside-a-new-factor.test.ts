import { checkReauthentication, reauthenticate } from '@vidya/contracts/calls/reauthentication';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../../testing/api.ts';
import type * as passwords from '../sign-in/passwords.ts';

/** What happens while the server compares a password, which takes a moment. */
const mockMeanwhile: { do?: () => Promise<unknown> } = {};
jest.mock('../sign-in/passwords.ts', () => {
  const actual = jest.requireActual<typeof passwords>('../sign-in/passwords.ts');
  return {
    ...actual,
    isPassword: async (...given: Parameters<typeof passwords.isPassword>) => {
      await mockMeanwhile.do?.();
      return actual.isPassword(...given);
    },
  };
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('a password proves nothing when an app was added while it was compared', async () => {
  const { hashPassword } = jest.requireActual<typeof passwords>('../sign-in/passwords.ts');
  const asha = await api.signIn({ passwordHash: await hashPassword('monsoon') });
  await api.db.execute(sql`update sessions set reauthenticated_at = null`);
  mockMeanwhile.do = () =>
    api.db.execute(sql`insert into totp_secrets (user_id, secret, confirmed_at) values (${asha.id}, 'sealed', now())`);
  const proof = await api.inject(reauthenticate, { as: asha, body: { method: 'password', password: 'monsoon' } });
  expect(proof).toMatchObject({ status: 400, body: { Error: 'WrongCredentials' } });
  expect((await api.inject(checkReauthentication, { as: asha })).body.Error).toBe('ReauthenticationNeeded');
});
