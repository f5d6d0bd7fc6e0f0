import { showHeader } from '../../../shell/src/testing/show-header.ts';
import type { AreaReport } from '../../calls/release.ts';
import { servePage } from '../testing/mock-releases.ts';
import { note, noteFailure, type OutcomeReport } from './outcome-reports.ts';
import { startReporting } from './reporter.ts';

const word = (more: Partial<OutcomeReport> = {}): OutcomeReport => ({
  name: 'catalog',
  version: '1.0.0',
  as: 'live',
  base: 'https://areas.example/1.0.0/',
  outcome: 'ok',
  loadMs: 120.4,
  ...more,
});
const ticketText = 'id~1~catalog~1.0.0~o~catalog~2.0.0~c~learning~3.0.0~k~mac';
let resources: object[] = [];
const bodies: { ticket: string; areas: AreaReport[] }[] = [];
const send = ((_: unknown, { body }: { body: (typeof bodies)[number] }) => {
  bodies.push(body);
  return Promise.resolve();
}) as never;
const batches = () => bodies.map(({ areas }) => areas);
const failing = (version: string, error?: unknown) =>
  noteFailure({ name: 'catalog', version, as: 'live', base: '', hash: '' }, 'eventFailed', error);

function begin(reportShare: number, ticket = ticketText): void {
  servePage({ reportShare });
  const serverTiming = ticket
    ? [
        { name: 'other', description: '' },
        { name: 'ticket', description: ticket },
      ]
    : [];
  performance.getEntriesByType = ((type: string) => (type === 'resource' ? resources : [{ serverTiming }])) as never;
  const listening = jest.spyOn(document, 'addEventListener');
  startReporting(send);
  const [, listener] = listening.mock.lastCall!;
  stop = () => document.removeEventListener('visibilitychange', listener);
}
function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  showHeader();
  localStorage.clear();
  resources = [];
  bodies.length = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tells how a version fared once the page is quiet, with the page’s ticket, and nothing of who was here', () => {
  begin(1);
  note(word());
  note(word());
  jest.advanceTimersByTime(14_000);
  expect(bodies).toEqual([]);
  jest.advanceTimersByTime(1_500);
  const areas = [{ name: 'catalog', version: '1.0.0', outcome: 'ok', isCold: true, loadMs: 120 }];
  expect(bodies).toEqual([{ ticket: ticketText, areas }]);
});

it('says whether the browser had the version before', () => {
  localStorage.setItem('vidya.seen.catalog', '1.0.0');
  begin(1);
  note(word());
  note(word({ version: '2.0.0', as: 'canary' }));
  jest.advanceTimersByTime(15_500);
  expect(batches().flat()).toMatchObject([
    { version: '1.0.0', isCold: false },
    { version: '2.0.0', isCold: true },
  ]);
});

it('does not take a version for new whose files came from the cache', () => {
  resources = [{ name: 'https://areas.example/1.0.0/remoteEntry.js', transferSize: 0, encodedBodySize: 900 }];
  begin(1);
  note(word());
  note(word({ version: '2.0.0', as: 'canary', base: 'https://areas.example/2.0.0/' }));
  jest.advanceTimersByTime(15_500);
  expect(
    batches()
      .flat()
      .map(({ isCold }) => isCold),
  ).toEqual([false, true]);
});

it('remembers a version that it does not report', () => {
  begin(0);
  note(word());
  expect(localStorage.getItem('vidya.seen.catalog')).toBe('1.0.0');
});

it('names the screen where an error happened, also from another page', () => {
  begin(1);
  note(word());
  failing('1.0.0', new Error('A chart without numbers'));
  history.pushState(null, '', '/contact');
  jest.advanceTimersByTime(2_100);
  history.pushState(null, '', '/');
  expect(batches()[0]?.[1]).toMatchObject({ outcome: 'eventFailed', error: { screen: '/' } });
});

it('tells of a failure soon, with its error but without what is personal in it', () => {
  begin(1);
  note(word());
  const error = new Error('No user asha@vidya.example at /course?next=17');
  error.stack = 'at draw (https://x.example/a.js?token=1:2:3)';
  failing('1.0.0', error);
  jest.advanceTimersByTime(2_100);
  expect(batches()[0]).toMatchObject([
    { outcome: 'ok' },
    {
      outcome: 'eventFailed',
      error: { message: 'No user … at /course', stack: 'at draw (https://x.example/a.js:2:3)', screen: '/' },
    },
  ]);
});

it('tells what it has when the page is hidden, and that it was left at once', () => {
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  begin(1);
  note(word());
  hide();
  expect(batches()).toMatchObject([[{ outcome: 'ok' }, { outcome: 'left' }]]);
});

it('does not take a visit for left that was longer, or in which something was pressed', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  begin(1);
  note(word());
  hide();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  now.mockReturnValue(11_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(
    batches()
      .flat()
      .map(({ outcome }) => outcome),
  ).toEqual(['ok']);
});

it('leaves versions to the share that is asked for, never compared ones, and what somebody chose for themselves', () => {
  begin(0);
  note(word());
  note(word({ version: '2.0.0', as: 'canary' }));
  note(word({ name: 'learning', version: '3.0.0' }));
  note(word({ version: '4.0.0', as: 'override' }));
  jest.advanceTimersByTime(15_500);
  expect(
    batches()
      .flat()
      .map(({ version }) => version),
  ).toEqual(['2.0.0', '3.0.0']);
});

it('says nothing without a ticket', () => {
  begin(1, '');
  note(word());
  failing('1.0.0');
  jest.advanceTimersByTime(15_500);
  expect(bodies).toEqual([]);
});
