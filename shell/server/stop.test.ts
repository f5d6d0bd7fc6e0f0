import { stopOnce } from './stop.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const given = (close: () => Promise<undefined>, drainMs = 0) => {
  const [onDrain, exit] = [jest.fn(), jest.fn()];
  const closed = jest.fn(close);
  return { onDrain, exit, closed, stop: stopOnce({ close: closed as never }, { drainMs, onDrain, exit }) };
};

it('goes on serving while it drains, then closes and ends, once', async () => {
  const { onDrain, exit, closed, stop } = given(() => Promise.resolve(undefined), 5_000);
  void stop();
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(4_999);
  expect([onDrain.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(1);
  await stopped;
  expect([closed.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
});

it('does not wait for ever for what is still running', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { exit, stop } = given(() => new Promise(() => undefined));
  void stop();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(exit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(warn).toHaveBeenCalledTimes(1);
});
