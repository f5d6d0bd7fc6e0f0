import fastify, { type FastifyInstance } from 'fastify';
import { frontSecret } from '../../../api/src/testing/front-secret.ts';
import { groupOf } from '../../gate/document/canary.ts';
import { issueTicket } from '../../gate/document/page-ticket.ts';
import { watchReleases } from '../health/stop-canaries.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { rehearseCanaries } from './rehearse-canaries.ts';

const desk = openReleaseDesk();
const pages = { '/': { title: '', description: 'Courses' }, '/course/:category': { title: 'x', description: 'x' } };

type Mood = 'well' | 'blank' | 'broken' | 'unrendered' | 'tampered' | 'outdated';
let mood: Mood;
let site: FastifyInstance;
let origin: string;
beforeAll(async () => {
  site = fastify({ forceCloseConnections: true });
  site.get('/', (request, reply) => {
    const share = Number(/vidya-share=(\d+)/.exec(request.headers.cookie ?? '')?.[1]);
    const canary = { version: '1.1.0', base: '', hash: '', percent: 10 };
    const group = groupOf({ name: 'catalog', canary }, share);
    const isBad = group === 'canary';
    const version = isBad && mood !== 'outdated' ? '1.1.0' : '1.0.0';
    const area = { name: 'catalog', version, group, hasFailed: isBad && mood === 'unrendered' };
    const main = isBad && mood === 'blank' ? '<div></div>' : '<h1>Courses</h1>';
    return reply
      .code(isBad && mood === 'broken' ? 500 : 200)
      .header('server-timing', `ticket;desc="${issueTicket([area], frontSecret)}"`)
      .type('text/html')
      .send(`<main>${main}</main><script type="application/json">{"rendered":{}}</script>`);
  });
  site.get<{ Params: { version: string; file: string } }>('/catalog/:version/:file', async ({ params }) => {
    const { version, file } = params;
    return mood === 'tampered' && version === '1.1.0'
      ? 'other()'
      : desk.api.releaseStore.read(`catalog/${version}/${file}`);
  });
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.publish(version);
    // oxlint-disable-next-line no-await-in-loop
    await desk.api.releaseStore.put(`catalog/${version}/pages.json`, Buffer.from(JSON.stringify(pages)));
  }
  await desk.by.promote({ version: '1.0.0' });
  await desk.by.promote({ version: '1.1.0', percent: 10 });
});

async function rehearse(times: number) {
  const bases = { ...desk.api.config.releases.bases, catalog: `${origin}/catalog` };
  for (let walked = 0; walked < times; walked += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await rehearseCanaries({ db: desk.api.db, store: desk.api.releaseStore, bases, origin, frontSecret });
  }
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
  const { judgement, stopped, errors } = await desk.by.area();
  const tallies = judgement?.evidence.find(({ measure }) => measure === 'rehearsalFailed');
  return { stopped: stopped?.reason, tallies, errors: errors.map(({ message }) => message) };
}

it('walks the pages of both groups, and finds nothing wrong', async () => {
  mood = 'well';
  const tally = { bad: 0, of: 2 };
  const tallies = { measure: 'rehearsalFailed', canary: tally, control: tally };
  expect(await rehearse(2)).toEqual({ stopped: undefined, tallies, errors: [] });
});

it.each([
  ['blank', 'Rehearsal: / shows no text.'],
  ['broken', 'Rehearsal: / answers 500.'],
  ['unrendered', 'Rehearsal: The server could not render /.'],
  ['tampered', 'Rehearsal: remoteEntry.js is not what was published.'],
] as const)('stops a canary that is %s, though nobody visits', async (how, message) => {
  mood = how;
  const { stopped, errors } = await rehearse(8);
  expect(stopped).toBe('8 of 8 visits failed in rehearsal (100.0%), against 0 of 8 (0.0%) in the control group.');
  expect(errors).toEqual([message]);
});

it('says nothing of a version that the front server does not give yet', async () => {
  mood = 'outdated';
  expect((await rehearse(8)).tallies).toMatchObject({ canary: { bad: 0, of: 0 }, control: { bad: 0, of: 8 } });
});
