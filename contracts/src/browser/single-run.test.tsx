import { act, renderHook } from '@testing-library/react';
import { useSingleRun } from './single-run.ts';

it('runs once for two clicks in one turn, and again later', async () => {
  const { result } = renderHook(() => useSingleRun());
  const work = jest.fn(() => Promise.resolve('done'));
  // Both from the same render: the second does not see that the first is running.
  const { run } = result.current;
  await act(async () => {
    expect(await Promise.all([run(work), run(work)])).toEqual(['done', undefined]);
  });
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => void (await run(work)));
  expect(work).toHaveBeenCalledTimes(2);
  expect(result.current.isBusy).toBe(false);
});

it('runs again after a failure', async () => {
  const { result } = renderHook(() => useSingleRun());
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    expect(await result.current.run(() => Promise.resolve(1))).toBe(1);
  });
});
