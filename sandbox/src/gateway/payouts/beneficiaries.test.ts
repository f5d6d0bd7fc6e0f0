import { createPayoutCaller, ownAccount } from '../../testing/payout-caller.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { type RunningSandbox, startTestSandbox } from '../../testing.ts';
import type { Listing } from '../ledger.ts';
import type { FundAccount, Validation } from './new-beneficiary.ts';

let sandbox: RunningSandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let caller: ReturnType<typeof createPayoutCaller>;
beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startTestSandbox({ WEBHOOK_URL: receiver.url });
  caller = createPayoutCaller(sandbox);
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
});

test('adds a contact and its accounts once', async () => {
  const bank = await caller.bank();
  expect(bank).toMatchObject({
    id: expect.stringMatching(/^fa_[A-Za-z0-9]{14}$/) as string,
    entity: 'fund_account',
    contact_id: expect.stringMatching(/^cont_/) as string,
    account_type: 'bank_account',
    bank_account: { name: 'Asha Rao', ifsc: 'HDFC0000053', account_number: '765432123456789' },
    active: true,
  });
  expect(await caller.bank()).toEqual(bank);
  const vpa = await caller.vpa();
  expect(vpa).toMatchObject({
    contact_id: bank.contact_id,
    vpa: { username: 'asha', handle: 'okbank', address: 'asha@okbank' },
  });
  const { body } = await caller.get<Listing<FundAccount>>(`/v1/fund_accounts?contact_id=${bank.contact_id}`);
  expect(body.items.map(({ id }) => id)).toEqual([vpa.id, bank.id]);
  expect((await caller.get(`/v1/contacts/${bank.contact_id}`)).body).toMatchObject({
    name: 'Asha Rao',
    type: 'vendor',
  });
  expect((await caller.get<Listing<object>>('/v1/contacts?reference_id=asha')).body.count).toBe(1);
  expect((await caller.get<Listing<object>>('/v1/contacts?reference_id=nobody')).body.count).toBe(0);
});

test.each([
  [{ account_type: 'card' }, 'account_type'],
  [{ account_type: 'bank_account' }, 'bank_account'],
  [{ account_type: 'bank_account', bank_account: { name: 'Asha', ifsc: 'HDFC', account_number: '12345' } }, 'ifsc'],
  [
    { account_type: 'bank_account', bank_account: { name: 'Asha', ifsc: 'HDFC1000053', account_number: '12345' } },
    'ifsc',
  ],
  [
    { account_type: 'bank_account', bank_account: { name: 'Asha', ifsc: 'HDFC0000053', account_number: '12-45' } },
    'account_number',
  ],
  [{ account_type: 'bank_account', bank_account: { name: 'A', ifsc: 'HDFC0000053', account_number: '12345' } }, 'name'],
  [{ account_type: 'vpa', vpa: { address: 'asha' } }, 'address'],
])('refuses the account %j', async (fields, field) => {
  const { contact_id } = await caller.bank();
  const { status, body } = await caller.refused('/v1/fund_accounts', { contact_id, ...fields });
  expect([status, body.error]).toMatchObject([400, { code: 'BAD_REQUEST_ERROR', field, step: null }]);
});

test.each([
  ['765432123456789', 'completed', { account_status: 'active', registered_name: 'Asha Rao' }],
  ['765432120001', 'completed', { account_status: 'invalid', registered_name: null }],
  ['765432120004', 'failed', { account_status: null, registered_name: null }],
  ['765432120005', 'completed', { account_status: 'active', registered_name: 'Someone Else' }],
] as const)('validates account %s: %s', async (number, status, results) => {
  const { id } = await caller.bank(number);
  const request = { account_number: ownAccount, fund_account: { id }, amount: 100, currency: 'INR' };
  const { body } = await caller.post<Validation>('/v1/fund_accounts/validations', request);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^fav_/) as string,
    entity: 'fund_account.validation',
    status: 'created',
    fund_account: { id },
    results: { account_status: null, registered_name: null },
  });
  const count = receiver.letters.length;
  const letter = (await receiver.received(Math.max(1, count))).find(({ body: text }) => text.includes(body.id));
  const sent = letter ?? (await receiver.received(count + 1)).at(-1)!;
  expect(sent.event).toBe(`fund_account.validation.${status}`);
  expect(JSON.parse(sent.body)).toMatchObject({
    contains: ['fund_account.validation'],
    payload: { 'fund_account.validation': { entity: { id: body.id, status, results } } },
  });
  expect((await caller.get(`/v1/fund_accounts/validations/${body.id}`)).body).toMatchObject({ status, results });
});
