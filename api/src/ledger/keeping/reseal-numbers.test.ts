import { createSeal } from '../../account/factors/sealed-secret.ts';
import { payoutAccounts, taxIds } from '../../database/tables/schema-payouts.ts';
import type { TestApi } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { resealNumbers } from './reseal-numbers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());

const [old, changing, fresh] = [createSeal('the old one'), createSeal('new', 'the old one'), createSeal('new')];

async function addNumbers(gstin: string | null) {
  const { id: userId } = await api.signIn({ role: 'INSTRUCTOR' });
  const [pan, number] = [await old.seal('AAPFU0939F', userId), await old.seal('765432120000', userId)];
  await api.db.insert(taxIds).values({ userId, pan, gstin: gstin && (await old.seal(gstin, userId)) });
  const account = { holderName: 'Asha Rao', mask: '•••• 0000', holdUntil: new Date() };
  await api.db.insert(payoutAccounts).values({ userId, kind: 'bank', number, ...account });
  return userId;
}
const numbersOf = async (seal: typeof fresh) => {
  const opened = async (value: string | null, userId: string) => value && seal.open(value, userId);
  const ids = (await api.db.select().from(taxIds)).map(async ({ userId, pan, gstin }) => [
    await opened(pan, userId),
    await opened(gstin, userId),
  ]);
  const accounts = (await api.db.select().from(payoutAccounts)).map(({ userId, number }) => opened(number, userId));
  return { ids: await Promise.all(ids), accounts: await Promise.all(accounts) };
};

it('seals all numbers with the new secret, so that the old one can go', async () => {
  await addNumbers(null);
  expect(await numbersOf(fresh)).toEqual({ ids: [[null, null]], accounts: [null] });
  await resealNumbers(api.db, changing);
  await resealNumbers(api.db, changing);
  expect(await numbersOf(fresh)).toEqual({ ids: [['AAPFU0939F', null]], accounts: ['765432120000'] });
});

it('goes through all of them in steps, and leaves out what cannot be opened', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await addNumbers('27AAPFU0939F1ZV'));
  await api.db.update(taxIds).set({ gstin: 'sealed elsewhere' });
  expect(await resealNumbers(api.db, changing, { step: 2 })).toBe(10);
  expect(await numbersOf(fresh)).toEqual({
    ids: Array.from({ length: 5 }, () => ['AAPFU0939F', null]),
    accounts: Array.from({ length: 5 }, () => '765432120000'),
  });
  const rows = await api.db.select().from(taxIds);
  expect(new Set(rows.map(({ gstin }) => gstin))).toEqual(new Set(['sealed elsewhere']));
});

it('does nothing while no secret is being changed', async () => {
  await addNumbers(null);
  const before = await api.db.select().from(taxIds);
  expect(await resealNumbers(api.db, fresh)).toBe(0);
  expect(await api.db.select().from(taxIds)).toEqual(before);
});
