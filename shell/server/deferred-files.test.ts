/** @jest-environment jsdom */
import { deferredFiles, startDeferredFiles } from './deferred-files.ts';

const scripts = ['/a.js', '/b.js'].map((src) => ({ src, integrity: 'sha384-x', crossorigin: 'anonymous' }));
const sources = (): (string | null)[] =>
  [...document.querySelectorAll('script')].flatMap((script) => (script.src ? [script.getAttribute('src')] : []));

function open(isHidden: boolean): FrameRequestCallback[] {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  document.body.innerHTML = deferredFiles([{ as: 'script', href: '/a.js' }], scripts);
  // Scripts of `innerHTML` do not run.
  // oxlint-disable-next-line no-eval
  globalThis.eval(startDeferredFiles);
  return frames;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('come after the first frame, in their order, once', () => {
  const frames = open(false);
  jest.advanceTimersByTime(500);
  expect(sources()).toEqual([]);
  for (const frame of frames) frame(0);
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sources()).toEqual(['/a.js', '/b.js']);
  expect([...document.querySelectorAll('script')].some((script) => script.src && script.async)).toBe(false);
  expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
  jest.advanceTimersByTime(2_000);
  expect(sources()).toHaveLength(2);
});

it('come after a second if nothing is painted', () => {
  open(false);
  jest.advanceTimersByTime(1_000);
  expect(sources()).toEqual(['/a.js', '/b.js']);
});

it('come at once in a tab behind others', () => {
  open(true);
  expect(sources()).toEqual(['/a.js', '/b.js']);
});
