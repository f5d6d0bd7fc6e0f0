import { act, render, screen } from '@testing-library/react';
import { TimeLeft } from './TimeLeft.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('goes on while its page is drawn again with each key, and ends once', () => {
  const endsAt = Date.now() + 3_000;
  const ended = jest.fn();
  const clock = () => <TimeLeft endsAt={endsAt} onEnd={() => ended()} />;
  const { rerender } = render(clock());
  expect(screen.getByText('Time left: 00:03')).toBeInTheDocument();
  for (let half = 0; half < 10; half += 1) {
    act(() => jest.advanceTimersByTime(500));
    rerender(clock());
  }
  expect(screen.getByText('Time left: 00:00')).toBeInTheDocument();
  expect(ended).toHaveBeenCalledTimes(1);
});
