import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { auditLog } from '../../../api/src/database/tables/schema-site.ts';
import type { Person } from '../../../api/src/testing/api.ts';
import { addWebhook, changeOwners, listReleaseRights, removeWebhook } from '../../calls/rights.ts';
import { startRollout } from '../../calls/rollout.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { watchReleases } from '../health/stop-canaries.ts';
import { advanceRollouts } from '../rollout/advance-rollouts.ts';
import { releaseRollouts } from '../tables/schema-release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser } from '../testing/releases.ts';

const desk = openReleaseDesk();
const name: RemoteName = 'catalog';
const params = { name };
let admin: Person;

/** Receives webhooks on this machine, and answers with the given statuses in turn, then with 204. */
async function receiver(...statuses: number[]) {
  const posts: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    posts.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 204, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alarms`;
  return { url, posts, close: () => new Promise((resolve) => server.close(resolve)) };
}

const failing = { name, version: '1.1.0', outcome: 'renderFailed' } as const;

/** The site stops the canary. */
async function stop(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (let page = 0; page < 9; page++) await desk.by.report([failing], { group: 'canary' });
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
}

const own = (...emails: string[]) => desk.api.inject(changeOwners, { params, body: { emails }, as: admin });
const hook = (url: string) => desk.api.inject(addWebhook, { params, body: { url }, as: admin });
const rights = async () => {
  const { body } = await desk.api.inject(listReleaseRights, { as: admin });
  return body.Data!.areas.find((area) => area.name === name)!;
};

beforeEach(async () => {
  desk.api.mails.length = 0;
  admin = await desk.api.signIn({ role: 'ADMIN', email: 'nandini@vidya.example', fullName: 'Nandini Bose' });
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 50 });
});

describe('an alarm', () => {
  it('reaches the owners of the area by mail', async () => {
    await own('Asha@vidya.example', 'kabir@vidya.example');
    await stop();
    const { mails } = desk.api;
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['asha@vidya.example', 'kabir@vidya.example']);
    expect(mails[0]?.subject).toBe('Courses 1.1.0 was stopped');
    expect(mails[0]?.text).toMatch(/(\d) of \1 visits failed \(100\.0%\)/);
    expect(mails[0]?.text).toMatch(/\/admin\/dashboard\/releases\n/);
  });

  it('reaches the administrators where nobody owns the area, once', async () => {
    await stop();
    await stop();
    expect(desk.api.mails.map(({ to }) => to)).toEqual(['nandini@vidya.example']);
  });

  it('tells of a finished rollout', async () => {
    const body = { version: '1.1.0', steps: [5, 10], dwellMinutes: 15 };
    await desk.api.inject(startRollout, { params, body, headers: asReleaser() });
    // oxlint-disable-next-line no-await-in-loop
    for (let page = 0; page < 30; page++) await desk.by.report([{ ...failing, outcome: 'ok' }], { group: 'canary' });
    await desk.api.db.update(releaseRollouts).set({ stepSince: new Date(Date.now() - 16 * 60_000) });
    await desk.api.jobs.send(desk.api.db, advanceRollouts, {});
    await desk.api.jobs.drain();
    expect(desk.api.mails.map(({ subject }) => subject)).toEqual(['Courses 1.1.0 is rolled out']);
  });
});

describe('a webhook', () => {
  it('gets the alarm as signed JSON', async () => {
    const { url, posts, close } = await receiver();
    const { secret } = (await hook(url)).body.Data!;
    await stop();
    await close();
    expect(posts).toHaveLength(1);
    const [{ headers, body }] = posts as [(typeof posts)[0]];
    expect(JSON.parse(body)).toMatchObject({
      type: 'release.stopped',
      data: { area: 'catalog', version: '1.1.0', reason: expect.stringContaining('visits failed') },
    });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect((await rights()).webhooks).toEqual([
      expect.objectContaining({ url, lastFault: '', lastAt: expect.any(String) }),
    ]);
    expect(JSON.stringify(await rights())).not.toContain(secret);
  });

  it.each([500, 302])('that answers %d gets it again, and the page says so', async (status) => {
    const { url, posts, close } = await receiver(status);
    await hook(url);
    await expect(stop()).rejects.toThrow(`It answered ${status}`);
    expect((await rights()).webhooks[0]?.lastFault).toBe(`It answered ${status}`);
    // The pause before the next attempt is over.
    await desk.api.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`);
    await desk.api.jobs.drain();
    await close();
    expect(posts).toHaveLength(2);
    expect(posts[1]?.headers['webhook-id']).toBe(posts[0]?.headers['webhook-id']);
    expect((await rights()).webhooks[0]?.lastFault).toBe('');
  });

  it('gets nothing more once it is removed', async () => {
    const { url, posts, close } = await receiver();
    const { id } = (await hook(url)).body.Data!;
    const { status } = await desk.api.inject(removeWebhook, { params: { name, id }, as: admin });
    await stop();
    await close();
    expect([status, posts.length, (await rights()).webhooks]).toEqual([200, 0, []]);
  });

  it.each([
    ['ftp://hooks.example/', 'Url Must Be An Https Address'],
    ['http://hooks.example/', 'Url Must Be An Https Address'],
    ['https://me:secret@hooks.example/', 'Url Must Have No Name And Password'],
    ['https://169.254.169.254/latest', 'Url Must Be On A Public Host, By Its Name'],
    ['https://localhost.:8443/', 'Url Must Be On A Public Host, By Its Name'],
    ['https://redis./', 'Url Must Be On A Public Host, By Its Name'],
    ['https://db.internal/', 'Url Must Be On A Public Host, By Its Name'],
    ['nonsense', 'Url Must Be An Address'],
  ])('is not at %s', async (url, message) => {
    const { status, body } = await hook(url);
    expect([status, body.Message]).toEqual([400, message]);
  });
});

describe('the owners of an area', () => {
  it('are replaced as a whole, each change in the audit log', async () => {
    await desk.api.signIn({ email: 'asha@vidya.example', fullName: 'Asha Rao' });
    await own('asha@vidya.example', 'team@vidya.example');
    const { body } = await own('asha@vidya.example');
    expect(body.Data?.owners).toEqual([{ email: 'asha@vidya.example', fullName: 'Asha Rao' }]);
    expect((await rights()).owners).toHaveLength(1);
    const entries = await desk.api.db.select().from(auditLog).where(eq(auditLog.action, 'release.ownersChanged'));
    const asha = { actorId: admin.id, details: { remote: 'catalog', isAdded: true } };
    expect(entries).toHaveLength(3);
    expect(entries.filter(({ subjectKind }) => subjectKind === 'user')).toEqual([expect.objectContaining(asha)]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  it.each([[['nobody']], [Array.from({ length: 21 }, (_, index) => `p${index}@vidya.example`)]])(
    'are not %j',
    async (emails) => expect((await own(...emails)).status).toBe(400),
  );
});
