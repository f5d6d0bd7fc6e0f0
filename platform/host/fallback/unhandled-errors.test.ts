import type { Toasts } from '@vidya/contracts/browser/platform';
import { expectVersion, type VersionHere } from '../load/versions-here.ts';
import { type OutcomeReport, reportTo } from '../reports/outcome-reports.ts';
import { watchErrors } from './unhandled-errors.ts';

const error = jest.fn();
const text: OutcomeReport[] = [];
const base = 'https://areas.example/catalog/1.0.0/';
let here: VersionHere;

beforeAll(() => {
  here = expectVersion({ name: 'catalog', version: '1.0.0', base, hash: '', as: 'live' });
  watchErrors({ error } as unknown as Toasts);
  reportTo((word) => text.push(word));
});
beforeEach(() => {
  error.mockReset();
  text.length = 0;
  here.phase = 'drawn';
});

/** True if the browser would log it in its console. */
const isLeft = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename, cancelable: true }));

it('says it once and reports it when an event handler of an area throws', () => {
  expect(isLeft(`${base}main.js`)).toBe(false);
  expect(error).toHaveBeenCalledWith('Something Went Wrong, Please Try Again');
  expect(text).toMatchObject([{ version: '1.0.0', outcome: 'eventFailed' }]);
});

it('does so for a promise that nobody waits for', () => {
  const reason = Object.assign(new Error('planted'), { stack: `Error: planted\n at x (${base}main.js:1:2)` });
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  expect(dispatchEvent(event)).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
});

it('says so from the first moment on which there is something to press', () => {
  here.phase = 'ready';
  expect(isLeft(`${base}main.js`)).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
});

it('says nothing of a version that another one replaces', () => {
  here.phase = 'loading';
  expect(isLeft(`${base}main.js`)).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

it('leaves alone what belongs to no area', () => {
  expect(isLeft('https://elsewhere.example/main.js')).toBe(true);
  expect([error.mock.calls, text]).toEqual([[], []]);
});
