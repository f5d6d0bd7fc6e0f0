import { setImmediate as turn } from 'node:timers/promises';
import { reloadPage } from '../fallback/reload-page.ts';
import { readReleases } from '../load/releases.ts';
import { provideRemote } from '../load/remote-cache.ts';
import { arrived, expectVersion } from '../load/versions-here.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';
import { watchAge } from './old-tab.ts';

jest.mock('../fallback/reload-page.ts');
const offer = jest.fn<void, [string, { label: string; run: () => void; onClosed: () => void }]>();
const [one, two] = [reference('1.0.0'), reference('2.0.0')];
const hourMs = 3_600_000;
/** Runs all timers due by then. */
const pass = (hours: number) => jest.advanceTimersByTimeAsync(hours * hourMs);
/** The same for a computer that sleeps meanwhile: only the last timers run. */
const sleep = (hours: number) => {
  jest.setSystemTime(Date.now() + (hours - 0.1) * hourMs);
  return pass(0.1);
};
const add = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
  document.body.appendChild(document.createElement(name));
let stop: () => void;

/** A tab with version 1.0.0; `promoted`: by now 2.0.0 is live. */
async function open({ promoted }: { promoted: boolean }): Promise<void> {
  const { sign } = await serveSite({ releases: { live: one } });
  const remote = () => null;
  arrived(remote, expectVersion({ name: 'learning', as: 'live', ...one }), 1);
  provideRemote('learning', remote);
  const newer = await sign({
    issuedAt: '2026-02-02',
    remotes: [{ name: 'learning', live: promoted ? two : one, previous: one }],
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(newer)));
  await readReleases();
  jest.useFakeTimers();
  stop = watchAge({ offer });
}

/** Signatures are checked outside the fake clock. */
async function untilOffered(times: number): Promise<void> {
  for (let tries = 0; offer.mock.calls.length < times && tries < 50; tries++) {
    await turn();
    await pass(0.02);
  }
  expect(offer).toHaveBeenCalledTimes(times);
}

beforeEach(() => {
  localStorage.clear();
  offer.mockClear();
  jest.mocked(reloadPage).mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('offers a reload after a day, and asks again a day after it was closed', async () => {
  await open({ promoted: true });
  await sleep(23.9);
  expect(fetch).not.toHaveBeenCalled();
  await pass(0.2);
  await untilOffered(1);
  const [message, action] = offer.mock.calls[0]!;
  expect([message, action.label]).toEqual(['A new version is ready', 'Reload']);
  expect(reloadPage).not.toHaveBeenCalled();
  action.run();
  expect(reloadPage).toHaveBeenCalledTimes(1);

  await sleep(72);
  expect(offer).toHaveBeenCalledTimes(1);
  action.onClosed();
  await sleep(23.9);
  expect(offer).toHaveBeenCalledTimes(1);
  await pass(0.2);
  await untilOffered(2);
});

it('says nothing while this tab has what is live, and asks once an hour', async () => {
  await open({ promoted: false });
  await pass(26.5);
  await turn();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(offer).not.toHaveBeenCalled();
});

it.each([
  [
    'a form has unsaved words, or an upload runs',
    () => {
      const warn = (event: Event): void => event.preventDefault();
      addEventListener('beforeunload', warn);
      return () => removeEventListener('beforeunload', warn);
    },
  ],
  [
    'a lecture plays',
    () => {
      const video = add('video');
      Object.defineProperty(video, 'paused', { value: false });
      return () => video.remove();
    },
  ],
  [
    'a dialog is open',
    () => {
      const dialog = add('div');
      dialog.setAttribute('role', 'dialog');
      return () => dialog.remove();
    },
  ],
  [
    'the person is in a field',
    () => {
      const field = add('textarea');
      field.focus();
      return () => field.blur();
    },
  ],
])('waits while %s', async (_, begin) => {
  await open({ promoted: true });
  const end = begin();
  await sleep(30);
  expect(fetch).not.toHaveBeenCalled();
  end();
  await pass(0.02);
  await untilOffered(1);
});
