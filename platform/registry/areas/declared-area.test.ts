import type { Person } from '../../../api/src/testing/api.ts';
import { type AreaReport, grantArea } from '../../calls/release.ts';
import { approveRelease, changeOwners, listReleaseRights } from '../../calls/rights.ts';
import type { AreaDeclaration } from '../../gate/document/area-declaration.ts';
import { watchReleases } from '../health/stop-canaries.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';

const desk = openReleaseDesk();
const name = 'events';
const params = { name };
let admin: Person;

const declaration: AreaDeclaration = {
  title: 'Evenings',
  paths: { '/events': 'everybody' },
  navigation: [],
  budgetKb: 40,
  connections: [],
  counts: 'tickets booked',
  owner: { email: 'Team@events.example', webhook: 'https://hooks.example/events' },
};
const publish = (version: string, given: Partial<AreaDeclaration> = {}) =>
  desk.by.publish(version, { name, files: { declaration: { ...declaration, ...given } } });

/** So many visits of each group; of the live version's, each with what the area is for. */
async function visit(count: number, business: { canary: boolean }): Promise<void> {
  const reports = (version: string, isWorthIt: boolean): AreaReport[] => [
    { name, version, outcome: 'ok' },
    ...(isWorthIt ? [{ name, version, outcome: 'business' } as const] : []),
  ];
  for (let page = 0; page < count; page++) {
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.report(reports('1.0.0', true), { group: 'control' });
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.report(reports('1.1.0', business.canary), { group: 'canary' });
  }
}

async function watch(): Promise<void> {
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
}

beforeEach(async () => {
  desk.api.mails.length = 0;
  admin = await desk.api.signIn({ role: 'ADMIN', email: 'nandini@vidya.example' });
  const body = { ...declaration, base: 'https://events.example' };
  await desk.api.inject(grantArea, { params, body, as: admin });
  await publish('1.0.0');
  await desk.by.promote({}, name);
  await publish('1.1.0', { owner: { email: 'stranger@elsewhere.example' } });
  await desk.by.promote({ percent: 50 }, name);
});

it('is judged by its own business count, and its declared owner hears of it', async () => {
  await visit(30, { canary: false });
  await watch();
  const { counts, stopped, judgement } = await desk.by.area(name);
  expect(counts).toBe('tickets booked');
  expect(stopped?.reason).toMatch(/^(\d+) of \1 visits ended without “tickets booked” \(100.0%\), against 0 of \d+ /);
  expect(judgement?.evidence).toContainEqual(
    expect.objectContaining({ measure: 'noBusiness', canary: { bad: 30, of: 30 }, control: { bad: 0, of: 30 } }),
  );
  const { mails } = desk.api;
  // What a canary declares is nobody's decision yet.
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['nandini@vidya.example', 'team@events.example']);
  expect(mails[0]?.subject).toBe('Evenings 1.1.0 was stopped');
});

it('is not stopped while its canary does as much', async () => {
  await visit(30, { canary: true });
  await watch();
  const { stopped, judgement } = await desk.by.area(name);
  expect([stopped, judgement?.reason]).toEqual([null, expect.stringContaining('too few to tell about failures')]);
  expect(judgement?.reason).toContain('“tickets booked”');
});

it('has a declared owner who owns nothing: neither approvals nor a webhook that nobody added', async () => {
  const { body } = await desk.api.inject(listReleaseRights, { as: admin });
  expect(body.Data?.areas.find((area) => area.name === name)).toMatchObject({
    owners: [],
    declaredOwner: { ...declaration.owner, email: 'team@events.example' },
    webhooks: [],
  });
  const emails = ['asha@vidya.example', 'nandini@vidya.example'];
  await desk.api.inject(changeOwners, { params, body: { emails }, as: admin });
  await desk.by.promote({ version: '1.1.0' }, name);
  const declared = await desk.api.signIn({ role: 'ADMIN', email: 'team@events.example' });
  expect((await desk.api.inject(approveRelease, { params, as: declared })).status).toBe(403);
});
