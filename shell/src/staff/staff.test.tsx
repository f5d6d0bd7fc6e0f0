import { act, screen } from '@testing-library/react';
import { noteServerTime } from '@vidya/contracts/browser/server-clock';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';
import { phaseOf } from './phase.ts';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));
jest.mock('../boot/idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const minute = 60_000;
const start = Date.parse('2026-03-10T06:30:00.000Z');

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  jest.useFakeTimers({ now: start, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => jest.useRealTimers());

const session = (given: object = {}) => ({
  endsAt: new Date(start + 12 * 60 * minute).toISOString(),
  idleMs: 30 * minute,
  factorDueAt: null,
  isFactorAdvised: false,
  ...given,
});

async function open(role: 'ADMIN' | 'INSTRUCTOR' | 'USER', given: object = {}) {
  const asked = jest.fn();
  const out = jest.fn();
  const page = renderShell({
    at: '/about',
    user: person({ role }),
    responses: {
      getSession: () => {
        asked();
        return session(given);
      },
      logout: () => {
        out();
        return null;
      },
    },
  });
  await pass(100);
  await pass(5_000);
  return { ...page, asked, out };
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const use = () => act(async () => void window.dispatchEvent(new Event('keydown')));

it('warns after 28 idle minutes, and stays when somebody is there', async () => {
  const { asked, out } = await open('ADMIN');
  await pass(27 * minute);
  expect(dialog('Are you still there?')).toBeNull();
  await pass(1.5 * minute);
  const before = asked.mock.calls.length;
  expect(dialog('Are you still there?')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Stay signed in' }).click());
  expect(dialog('Are you still there?')).toBeNull();
  expect(asked.mock.calls.length).toBe(before + 1);
  await pass(20 * minute);
  expect(out).not.toHaveBeenCalled();
});

it('ends the session after 30, and leaves the page as it is', async () => {
  const { out, address } = await open('INSTRUCTOR');
  await pass(30.5 * minute);
  expect(out).toHaveBeenCalledTimes(1);
  expect(dialog('You are signed out')).toBeVisible();
  expect(address()).toBe('/about');
  expect(screen.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute('href', '/auth/login');
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  await pass(5 * minute);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([out.mock.calls.length, address()]).toEqual([1, '/about']);
});

it('takes no key of somebody who types for ‘Leave this page’', async () => {
  await open('INSTRUCTOR');
  await pass(28.5 * minute);
  await pass(100);
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await pass(2 * minute);
  await pass(100);
  expect(screen.getByRole('link', { name: 'Log in in a new tab' })).toHaveFocus();
});

it('tells the server of somebody who types for long and sends nothing', async () => {
  const { asked } = await open('ADMIN');
  const before = asked.mock.calls.length;
  for (let passed = 0; passed < 40; passed += 2) {
    // oxlint-disable-next-line no-await-in-loop
    await use();
    // oxlint-disable-next-line no-await-in-loop
    await pass(2 * minute);
  }
  expect(dialog('Are you still there?')).toBeNull();
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(before + 5);
});

it('counts what somebody does in another tab', async () => {
  await open('ADMIN');
  await pass(20 * minute);
  localStorage.setItem('vidya.usedAt', String(start + 20 * minute));
  await pass(9 * minute);
  expect(dialog('Are you still there?')).toBeNull();
});

it('says once that twelve hours are nearly over', async () => {
  await open('ADMIN', { endsAt: new Date(start + 15 * minute).toISOString() });
  await pass(4 * minute);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1.5 * minute);
  expect(dialog('Your session ends at 12:15 pm')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  await pass(2 * minute);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['2026-03-17T06:30:00.000Z', /from 17 Mar 2026 on/],
  ['2026-03-10T06:00:00.000Z', /before they go on/],
])('asks for a second factor that is due on %s', async (factorDueAt, text) => {
  await open('ADMIN', { factorDueAt });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add one now' })).toHaveAttribute('href', '/editProfile/security');
});

it('asks nothing of learners', async () => {
  const { asked } = await open('USER');
  await pass(60 * minute);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [0, 'fine'],
  [27, 'fine'],
  [28, 'idle'],
  [30, 'over'],
] as const)('after %d idle minutes it is %s', (minutes, phase) => {
  const now = start + minutes * minute;
  expect(phaseOf({ session: session(), unusedMs: minutes * minute, now })).toBe(phase);
});

it.each([13, 24, -13])('lets a browser whose clock is %d hours ahead stay signed in', async (hours) => {
  const date = new Date(start - hours * 60 * minute).toUTCString();
  noteServerTime({ headers: new Headers({ date }) });
  const endsAt = new Date(Date.parse(date) + 12 * 60 * minute).toISOString();
  const { out } = await open('INSTRUCTOR', { endsAt });
  await pass(2 * minute);
  expect(out).not.toHaveBeenCalled();
  expect(dialog('You are signed out')).toBeNull();
  noteServerTime({ headers: new Headers({ date: new Date().toUTCString() }) });
});
