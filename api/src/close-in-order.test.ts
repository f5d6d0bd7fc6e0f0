import { closeInOrder, NotClosed, stopParts } from './close-in-order.ts';

const never = () => new Promise<void>(() => undefined);

it('closes in order', async () => {
  const closed: string[] = [];
  const step = (name: string) => ({ name, close: async () => void closed.push(name), limitMs: 1_000 });
  await closeInOrder([step('requests'), step('jobs'), step('database')]);
  expect(closed).toEqual(['requests', 'jobs', 'database']);
});

it('goes on after what does not end or fails, and names both', async () => {
  const close = jest.fn(async () => undefined);
  const steps = [
    { name: 'requests', close: never, limitMs: 1 },
    { name: 'jobs', close: () => Promise.reject(new Error('no connection')), limitMs: 1_000 },
    { name: 'database', close, limitMs: 1_000 },
  ];
  await expect(closeInOrder(steps)).rejects.toThrow(
    new NotClosed('Ended without waiting any longer for: requests (0.001 s), jobs (no connection)'),
  );
  expect(close).toHaveBeenCalled();
});

it('takes no longer than STOP_SECONDS with all steps at their limits', () => {
  expect(Object.values(stopParts).reduce((sum, part) => sum + part, 0)).toBe(1);
});
