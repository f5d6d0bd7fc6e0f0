import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { Send } from '@vidya/contracts/browser/client';
import { createStore, Provider } from 'jotai';
import { AvailabilityBanner } from './AvailabilityBanner.tsx';
import { staleAtom } from './frame-atoms.ts';

const store = createStore();
const send = jest.fn<Promise<never>, []>();
const fetchCourses = jest.fn(() => Promise.resolve('courses'));
function Courses() {
  return (
    <p>{useQuery({ queryKey: ['courses'], queryFn: fetchCourses, initialData: 'old', staleTime: Infinity }).data}</p>
  );
}
const show = () =>
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <AvailabilityBanner send={send as unknown as Send} />
        <Courses />
      </QueryClientProvider>
    </Provider>,
  );
const statusText = (): string | null => screen.getByRole('status').textContent;

it('says that the server is away until a fresh response comes', () => {
  show();
  expect(statusText()).toBe('');
  act(() => store.set(staleAtom, true));
  expect(statusText()).toContain('Our server is down');
  act(() => store.set(staleAtom, false));
  expect(statusText()).toBe('');
});

it('says that the device is offline, which explains the rest', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => store.set(staleAtom, true));
  show();
  expect(statusText()).toBe('You are offline. What is on the screen may be out of date.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(statusText()).toContain('Our server is down');
});

it('goes by itself when the server is back, and the page gets what is new', async () => {
  jest.useFakeTimers();
  jest.restoreAllMocks();
  send.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined as never);
  act(() => store.set(staleAtom, true));
  show();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect([statusText(), screen.queryByText('old') !== null]).toEqual([
    expect.stringContaining('Our server is down'),
    true,
  ]);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect([statusText(), screen.queryByText('courses') !== null, fetchCourses.mock.calls.length]).toEqual(['', true, 1]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(send).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
