import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { listCourses } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { fetchRemote } from './load-remote.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

jest.mock('./load-remote.ts', () => ({ fetchRemote: jest.fn() }));

const prepare = jest.fn(() => Promise.resolve());
const send = jest.fn() as unknown as Send;

function Links() {
  usePreloadOnIntent(send);
  return (
    <>
      <a href="/course/all-courses">
        <b>All courses</b>
      </a>
      <a href="/contact">Contact</a>
      <a href="/admin/dashboard">Dashboard</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
    </>
  );
}

const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const over = (text: string) => fireEvent.pointerOver(screen.getByText(text));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchRemote).mockResolvedValue(Object.assign(() => null, { prepare }));
  prepare.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Links />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('prepares the page behind a link on which the pointer rests, once', async () => {
  over('All courses');
  fireEvent.pointerOver(screen.getByText('All courses').closest('a')!);
  await rest(100);
  expect(prepare).toHaveBeenCalledTimes(1);
  const [given] = prepare.mock.calls[0] as unknown as [{ url: URL; send: Send }];
  expect(given.url.pathname).toBe('/course/all-courses');
  void given.send(listCourses, {});
  expect(send).toHaveBeenCalledWith(listCourses, {});
});

it('prepares nothing behind links that the pointer only passes', async () => {
  over('All courses');
  await rest(30);
  over('Contact');
  await rest(30);
  over('Elsewhere');
  await rest(100);
  expect(prepare).not.toHaveBeenCalled();
});

it.each(['USER', 'INSTRUCTOR', undefined])('leaves the dashboard alone for %s', async (role) => {
  if (role) localStorage.setItem('vidya.user', JSON.stringify({ role }));
  over('Dashboard');
  await rest(100);
  expect(fetchRemote).not.toHaveBeenCalledWith('admin');
});

it('loads the dashboard early for an administrator', async () => {
  localStorage.setItem('vidya.user', JSON.stringify({ role: 'ADMIN' }));
  over('Dashboard');
  await rest(100);
  expect(fetchRemote).toHaveBeenCalledWith('admin');
});
