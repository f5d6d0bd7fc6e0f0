import type { AreaReport } from '@vidya/contracts/release/release-calls';
import { servePage } from '../testing/mock-releases.ts';
import { note, noteFailure, type Word } from './report-text.ts';
import { startReporting } from './reporter.ts';

const word = (more: Partial<Word> = {}): Word => ({
  name: 'catalog',
  version: '1.0.0',
  as: 'live',
  outcome: 'ok',
  loadMs: 120.4,
  ...more,
});
const batches: AreaReport[][] = [];
const send = ((_: unknown, { body }: { body: { areas: AreaReport[] } }) => {
  batches.push(body.areas);
  return Promise.resolve();
}) as never;
const failing = (version: string) =>
  noteFailure({ name: 'catalog', version, as: 'live', base: '', hash: '' }, 'eventFailed');

function begin(reportShare: number): void {
  servePage({ reportShare });
  startReporting(send);
}

beforeEach(() => {
  jest.useFakeTimers();
  batches.length = 0;
});
afterEach(() => jest.useRealTimers());

it('tells how a version fared once the page is quiet, and nothing of who was here', () => {
  begin(1);
  note(word());
  note(word());
  jest.advanceTimersByTime(14_000);
  expect(batches).toEqual([]);
  jest.advanceTimersByTime(1_500);
  expect(batches).toEqual([[{ name: 'catalog', version: '1.0.0', outcome: 'ok', isVisit: true, loadMs: 120 }]]);
});

it('tells of a failure soon, as a second word of the same visit', () => {
  begin(1);
  note(word());
  failing('1.0.0');
  jest.advanceTimersByTime(2_100);
  expect(batches[0]).toMatchObject([
    { outcome: 'ok', isVisit: true },
    { outcome: 'eventFailed', isVisit: false },
  ]);
});

it('tells what it has when the page is hidden', () => {
  begin(1);
  note(word());
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(batches).toHaveLength(1);
  jest.restoreAllMocks();
});

it('leaves live versions to the share that is asked for, never canaries, and what somebody chose for themselves', () => {
  begin(0);
  note(word());
  note(word({ version: '2.0.0', as: 'canary' }));
  note(word({ version: '3.0.0', as: 'override' }));
  jest.advanceTimersByTime(15_500);
  expect(batches.flat().map(({ version }) => version)).toEqual(['2.0.0']);
});
