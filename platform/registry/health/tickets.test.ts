import { limits } from '@vidya/contracts/rules/limits';
import { startApi, type TestApi } from '../../../api/src/testing/api.ts';
import { frontSecret } from '../../../api/src/testing/front-secret.ts';
import type { JudgedMeasure } from '../../calls/choices.ts';
import type { AreaReport } from '../../calls/release.ts';
import { issueTicket, type TicketArea } from '../../gate/document/page-ticket.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { releaseEnvironment, releasing } from '../testing/releases.ts';
import { watchReleases } from './stop-canaries.ts';

const desk = openReleaseDesk();
beforeEach(async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10 });
});

const failed = (version: string): AreaReport => ({ name: 'catalog', version, outcome: 'loadFailed' });
const drawn = (version: string): AreaReport => ({ name: 'catalog', version, outcome: 'ok' });
const forCanary: TicketArea[] = [{ name: 'catalog', version: '1.1.0', group: 'canary' }];

const verdictOf = async (api: TestApi = desk.api, judged: JudgedMeasure = 'failed') => {
  await api.jobs.send(api.db, watchReleases, {});
  await api.jobs.drain();
  const { canary, judgement, stopped } = await releasing(api).area();
  const tally = judgement?.evidence.find(({ measure }) => measure === judged)?.canary;
  return { percent: canary?.percent, stopped: stopped?.reason ?? null, tally };
};

it('changes no verdict by 10,000 forged reports, neither to stop a canary nor to shield one', async () => {
  const outcomes = [
    'loadFailed',
    'renderFailed',
    'eventFailed',
    'callFailed',
    'blank',
    'ok',
    'business',
    'left',
  ] as const;
  const batch = Array.from({ length: limits.reportsAtOnce }, (_, index) => ({
    ...failed('1.1.0'),
    outcome: outcomes[index % outcomes.length]!,
  }));
  const used = issueTicket(forCanary, frontSecret);
  await desk.by.report([drawn('1.1.0')], { ticket: used });
  const longAgo = Date.now() - (limits.ticket.minutes + 2) * 60_000;
  const genuine = issueTicket(forCanary, frontSecret);
  const tickets = [
    () => 'none',
    () => issueTicket(forCanary, 'another secret, which somebody guessed'),
    () => genuine.replace('1.1.0', '1.0.0'),
    () => issueTicket(forCanary, frontSecret, longAgo),
    () => issueTicket([{ ...forCanary[0]!, version: '1.0.0', group: 'control' }], frontSecret),
  ];
  const sent = Array.from({ length: 500 }, (_, index) =>
    desk.by.report(batch, { ticket: tickets[index % tickets.length]!() }),
  );
  const statuses = new Set((await Promise.all(sent)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 403]));
  expect(await verdictOf()).toEqual({ percent: 10, stopped: null, tally: { bad: 0, of: 1 } });

  for (let index = 0; index < 12; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.report([failed('1.1.0')], { group: 'canary' });
  }
  expect((await verdictOf()).stopped).toMatch(/^1\d of 1\d visits failed/);
});

it.each([
  ['failed', 'loadFailed'],
  ['blank', 'blank'],
  ['callFailed', 'callFailed'],
] as const)('counts a ticket once for %s, whatever is sent with it at the same time', async (judged, outcome) => {
  await desk.by.report([drawn('1.1.0')], { group: 'canary' });
  const ticket = issueTicket(forCanary, frontSecret);
  await Promise.all(Array.from({ length: 50 }, () => desk.by.report([{ ...failed('1.1.0'), outcome }], { ticket })));
  expect((await verdictOf(desk.api, judged)).tally).toEqual({ bad: 1, of: 2 });
});

it('takes further reports of a page that stays open, up to a limit', async () => {
  const ticket = issueTicket(forCanary, frontSecret);
  await desk.by.report([drawn('1.1.0')], { ticket });
  for (let count = 2; count <= limits.ticket.requests; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.report([], { ticket });
  }
  await desk.by.report([failed('1.1.0')], { ticket });
  expect((await verdictOf()).tally).toEqual({ bad: 0, of: 1 });
});

it('counts a failure of the server’s rendering with its visit', async () => {
  const ticket = issueTicket([{ ...forCanary[0]!, hasFailed: true }], frontSecret);
  await desk.by.report([drawn('1.1.0')], { ticket });
  expect((await verdictOf()).tally).toEqual({ bad: 1, of: 1 });
  expect((await desk.by.area()).canary?.health).toMatchObject({ visits: 1, failed: 1, renderFailed: 1 });
});

it('compares few visits of one address, so that none alone stops a canary', async () => {
  const limited = await startApi({ ...releaseEnvironment, REQUESTS_PER_MINUTE: '1000' });
  const by = releasing(limited);
  await by.announce();
  await by.release('1.0.0');
  await by.publish('1.1.0');
  await by.promote({ percent: 10 });
  const report = (address: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/v1/release/report',
      payload: { ticket: issueTicket(forCanary, frontSecret), areas: [failed('1.1.0')] },
      headers: { 'x-vidya-front': frontSecret, 'x-forwarded-for': address },
    });
  await Promise.all(Array.from({ length: 40 }, () => report('9.9.9.9')));
  const { comparedPerAddress } = limits.ticket;
  const most = { bad: comparedPerAddress, of: comparedPerAddress };
  expect(await verdictOf(limited)).toMatchObject({ percent: 10, stopped: null, tally: most });
  await Promise.all(Array.from({ length: 8 - comparedPerAddress }, () => report('8.8.8.8')));
  expect((await verdictOf(limited)).stopped).toContain('8 of 8 visits failed');
  await limited.close();
});

it('is limited for each address', async () => {
  const limited = await startApi({ ...releaseEnvironment, REQUESTS_PER_MINUTE: '1000' });
  const report = (address: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/v1/release/report',
      payload: { ticket: 'forged', areas: [] },
      headers: { 'x-vidya-front': releaseEnvironment.FRONT_SECRET, 'x-forwarded-for': address },
    });
  const responses = await Promise.all(Array.from({ length: 61 }, () => report('9.9.9.9')));
  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
  expect((await report('8.8.8.8')).statusCode).toBe(403);
  await limited.close();
});
