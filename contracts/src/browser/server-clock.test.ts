import { noteServerTime, serverNow } from './server-clock.ts';

const now = Date.parse('2026-11-26T06:30:00.000Z');
const hourMs = 3_600_000;
beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const respond = (aheadMs: number, more: Record<string, string> = {}): void =>
  noteServerTime({ headers: new Headers({ date: new Date(now + aheadMs).toUTCString(), ...more }) });

it.each([
  ['a browser that is 13 hours ahead', -13 * hourMs, -13 * hourMs],
  ['a browser that is a day behind', 24 * hourMs, 24 * hourMs],
  ['a slow response', -20_000, 0],
])('corrects the clock of %s', (_, difference, corrected) => {
  respond(difference);
  expect(serverNow()).toBe(now + corrected);
});

it('follows a clock that is put right', () => {
  respond(-13 * hourMs);
  respond(0);
  expect(serverNow()).toBe(now);
});

it.each<[string, string]>([
  ['age', '7'],
  ['cache-control', 'public, max-age=60'],
  ['date', 'never'],
])('learns nothing from a response with %s: %s', (name, value) => {
  respond(0);
  respond(-13 * hourMs, { [name]: value });
  expect(serverNow()).toBe(now);
});
