import { screen } from '@testing-library/react';
import { captureInput } from './capture.ts';
import { watchLateScripts } from './late-notice.ts';
import { replayPresses } from './replay.ts';

beforeAll(() => watchLateScripts(window));
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.earlyInput = captureInput(window);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.earlyInput?.stop();
  globalThis.earlyInput = undefined;
  document.body.innerHTML = '';
});

function fail(tag: 'script' | 'img'): void {
  document.body.append(document.createElement(tag));
  document.querySelector(tag)?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
}

it('says once that the page’s scripts failed, with a way to load it again', () => {
  fail('script');
  fail('script');
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', location.pathname);
});

it('says nothing of a picture, nor of a page that responds', async () => {
  fail('img');
  await replayPresses(globalThis.earlyInput);
  fail('script');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('goes when the page responds after all', async () => {
  fail('script');
  await replayPresses(globalThis.earlyInput);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
