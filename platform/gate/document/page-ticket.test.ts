import { issueTicket, readTicket, type TicketArea, ticketAge } from './page-ticket.ts';

const secret = 'what the front server and the API share';
const areas: TicketArea[] = [
  { name: 'catalog', version: '1.1.0-3f9ac01b2d', group: 'canary', hasFailed: true },
  { name: 'learning', version: '2.0.0+b.1_x', group: 'control' },
  { name: 'account', version: '1.0.0', group: 'other' },
];

it('says what its page was given, and when', () => {
  const now = Date.UTC(2026, 10, 25, 12, 30, 59);
  const ticket = readTicket(issueTicket(areas, secret, now), secret);
  expect(ticket).toEqual({ id: expect.stringMatching(/^[\w-]{12}$/), minute: Math.floor(now / 60_000), areas });
  expect(ticketAge(ticket!, now)).toBe(0);
  expect(ticketAge(ticket!, now + 30 * 60_000)).toBe(30);
});

it('is another one each time, and one word of a header', () => {
  const [one, other] = [issueTicket(areas, secret), issueTicket(areas, secret)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w.+~-]{50,250}$/);
});

it.each([
  ['has another version', (text: string) => text.replace('1.1.0', '1.1.1')],
  ['has another group', (text: string) => text.replace('~k~', '~c~')],
  ['has another minute', (text: string) => text.replace(/^([^~]+)~./, '$1~9')],
  ['has no signature', (text: string) => text.slice(0, text.lastIndexOf('~'))],
  ['has an empty signature', (text: string) => text.slice(0, text.lastIndexOf('~') + 1)],
  ['is empty', () => ''],
  ['is anything', () => 'x'.repeat(5_000)],
  ['has a signature in other letters', (text: string) => `${text.slice(0, -1)}é`],
])('is nothing when it %s', (_, change) => {
  expect(readTicket(change(issueTicket(areas, secret)), secret)).toBeNull();
});

it('is nothing with another secret, or without one', () => {
  const text = issueTicket(areas, secret);
  expect([readTicket(text, 'another one'), readTicket(text, undefined)]).toEqual([null, null]);
});
