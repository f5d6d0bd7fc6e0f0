import type { RequestListener } from 'node:http';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { padding, type RangeService, sha1Of, startRangeService } from '../../testing/range-service.ts';
import { createBreachedPasswords } from './breached-passwords.ts';

const breached = 'kettle banyan';
const hash = sha1Of(breached);

let service: RangeService;
beforeAll(async () => {
  service = await startRangeService([breached]);
});
beforeEach(() => {
  service.requests.length = 0;
  service.respond = service.range;
});
afterAll(() => service.stop());

const counted: string[] = [];
const reported: string[] = [];
beforeEach(() => {
  counted.length = 0;
  reported.length = 0;
});

const lookUp = (
  password: string,
  { url = service.url, timeoutMs = 2_000 }: { url?: string | null; timeoutMs?: number } = {},
) =>
  createBreachedPasswords({
    url,
    metrics: { count: (name, labels) => void counted.push(`${name} ${labels?.['outcome']}`) },
    timeoutMs,
    report: (line) => void reported.push(line),
  })(password);

const text =
  (body: string): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'text/plain; charset=utf-8').end(body);

it('finds a password that is known from a breach, and no other', async () => {
  expect([await lookUp(breached), await lookUp('kettle banyan 2')]).toEqual(['breached', 'notFound']);
  expect(counted).toEqual(['passwordLookups breached', 'passwordLookups notFound']);
  expect(reported).toEqual([]);
});

it('sends five hex digits of the hash, asks for padding, and tells nothing else', async () => {
  await lookUp(breached);
  expect(service.requests).toMatchObject([
    { method: 'GET', url: `/range/${hash.slice(0, 5)}`, headers: { 'add-padding': 'true' } },
  ]);
  const sent = JSON.stringify(service.requests).toUpperCase();
  expect(sent).not.toContain(hash.slice(0, 6));
  expect(sent).not.toContain(hash.slice(5, 12));
  expect(sent).not.toContain('KETTLE');
});

it('reads hashes in either case', async () => {
  service.respond = text(`${hash.slice(5).toLowerCase()}:3\n`);
  expect(await lookUp(breached)).toBe('breached');
});

it('takes no padding for a password', async () => {
  service.respond = text([...padding, `${hash.slice(5)}:0`].join('\r\n'));
  expect(await lookUp(breached)).toBe('notFound');
});

it.each<[string, RequestListener]>([
  ['a failure of the service', (_request, response) => void response.writeHead(500).end('oh')],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a page', (_request, response) => void response.setHeader('content-type', 'text/html').end('<p>Welcome')],
  ['another text', text('Please pay first')],
  ['an empty text', text('')],
  ['lines that are cut off', text(`${hash.slice(5)}:12\n${hash.slice(5, 9)}`)],
  ['more than any range has', text(`${hash.slice(5)}:12\n${padding.join('\n').repeat(10)}`)],
  [
    'half a response',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 90 });
      response.write(`${hash.slice(5)}:12\n`, () => response.destroy());
    },
  ],
  ['a connection that is cut', (request) => void request.socket.destroy()],
])('does not know after %s, and says so once without anything of the password', async (_what, respond) => {
  service.respond = respond;
  expect(await lookUp(breached, { timeoutMs: 400 })).toBe('unknown');
  expect(service.requests).toHaveLength(1);
  expect(counted).toEqual(['passwordLookups unknown']);
  expect(reported).toEqual([expect.stringMatching(/^The service of breached passwords failed: \w/)]);
  expect(reported.join().toUpperCase()).not.toContain(hash.slice(0, 5));
});

it.each<[string, RequestListener]>([
  ['never responds', () => undefined],
  [
    'never ends',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write(`${hash.slice(5)}:12\n`);
      const dripping = setInterval(() => response.write(`${padding[0]}\n`), 20);
      response.on('close', () => clearInterval(dripping));
    },
  ],
])('waits no longer than its limit for a service that %s', async (_what, respond) => {
  service.respond = respond;
  const started = performance.now();
  expect(await lookUp(breached, { timeoutMs: 150 })).toBe('unknown');
  expect(performance.now() - started).toBeLessThan(timeLimit(1_200));
  expect(reported).toEqual(['The service of breached passwords failed: no response within 150 ms']);
});

it('does not know when nobody listens', async () => {
  const gone = await startRangeService([]);
  await gone.stop();
  expect(await lookUp(breached, { url: gone.url })).toBe('unknown');
  expect(reported).toEqual(['The service of breached passwords failed: ECONNREFUSED']);
});

it('asks nobody without an address, and counts nothing', async () => {
  expect(await lookUp(breached, { url: null })).toBe('unknown');
  expect([service.requests, counted, reported]).toEqual([[], [], []]);
});
