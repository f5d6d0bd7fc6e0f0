import { generateKeyPairSync } from 'node:crypto';
import { deleteAccount } from '@vidya/contracts/calls/account';
import { certificates } from '../../database/tables/schema-learning.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';
import { badgeWorld, site } from '../../testing/badge-world.ts';

const the = badgeWorld();

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

it('a library of others verifies a badge by the site’s key', async () => {
  await the.certify();
  expect(await the.faults(await the.badge())).toEqual([]);
});

describe('it refuses', () => {
  it.each([
    ['the name', 'Kavya N', 'Kavya M'],
    ['the mark', '"82"', '"92"'],
    ['the day', '2026-03-31', '2026-03-30'],
    ['the index of its status', '"statusListIndex":"', '"statusListIndex":"1'],
    ['the teacher', 'Meera', 'Meeta'],
    ['the purpose', 'assertionMethod', 'authentication'],
    ['the time of signing', '"created":"2', '"created":"1'],
  ])('a badge with a change of %s', async (_, before, after) => {
    await the.certify({ mark: 82 });
    const text = JSON.stringify(await the.badge());
    expect(text).toContain(before);
    expect(await the.faults(JSON.parse(text.replace(before, after)))).toContain('not verified');
  });

  it('one whose enrolment was paid back', async () => {
    await the.certify();
    const badge = await the.badge();
    await the.api.db.update(enrolments).set({ status: 'refunded' });
    expect(await the.faults(badge)).toEqual(['revoked']);
    expect((await the.ask()).statusCode).toBe(404);
    // Access that ends by itself ends no certificate.
    await the.api.db.update(enrolments).set({ status: 'expired' });
    expect(await the.faults(badge)).toEqual([]);
  });

  it('one of a person who left', async () => {
    await the.certify();
    const badge = await the.badge();
    expect((await the.api.inject(deleteAccount, { as: the.learner })).status).toBe(200);
    expect(await the.api.db.$count(certificates)).toBe(0);
    expect(await the.faults(badge)).toEqual(['revoked']);
  });

  it('one in a later list, too', async () => {
    await the.certify({ statusIndex: 131_072 + 7 });
    const badge = await the.badge();
    expect(badge.credentialStatus).toMatchObject({ id: `${site}/api/v1/badge/status/2#7`, statusListIndex: '7' });
    expect(await the.faults(badge)).toEqual([]);
    await the.api.db.update(certificates).set({ statusIndex: 131_072 + 8 });
    expect(await the.faults(badge)).toEqual(['revoked']);
  });

  it('one of a key that the site does not name any more', async () => {
    await the.certify();
    const badge = await the.badge();
    const other = await the.server({ BADGE_PRIVATE_KEY: newKey() });
    expect(await the.faults(badge, other)).toContain('not verified');
    await other.close();
  });
});

it('a badge stays good when the site signs with another key and still names the one before', async () => {
  await the.certify();
  const badge = await the.badge();
  const [before = ''] = await the.keys();
  const other = await the.server({ BADGE_PRIVATE_KEY: newKey(), BADGE_KEYS_BEFORE: before });
  expect(await the.faults(badge, other)).toEqual([]);
  expect(await the.faults(await the.badge(other), other)).toEqual([]);
  const [now, ...others] = await the.keys(other);
  expect([now === before, others]).toEqual([false, [before]]);
  await other.close();
});
