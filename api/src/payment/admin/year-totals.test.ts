import { createYearTotals, dropAfter, type MonthSum } from './year-totals.ts';

let reads: { year: number; response: (sums: MonthSum[]) => void }[];
const sumMonths = (year: number) =>
  new Promise<MonthSum[]>((response) => {
    reads.push({ year, response });
  });
const jan = (totalPaise: number): MonthSum[] => [{ month: 1, totalPaise }];
const start = () => createYearTotals({ sumMonths, ttlMs: 60_000 });
beforeEach(() => {
  reads = [];
});

it('reads each year once for everybody who asks', async () => {
  const totals = start();
  const asked = [totals.of(2025), totals.of(2025), totals.of(2024)];
  expect(reads.map(({ year }) => year)).toEqual([2025, 2024]);
  reads[0]!.response(jan(1));
  reads[1]!.response(jan(2));
  expect(await Promise.all(asked)).toEqual([jan(1), jan(1), jan(2)]);
  expect(await totals.of(2025)).toEqual(jan(1));
  expect(reads).toHaveLength(2);
});

it('never answers what was read before a change, not even to who asks while it is still being read', async () => {
  const totals = start();
  const before = totals.of(2025);
  totals.drop();
  const after = totals.of(2025);
  reads[1]!.response(jan(2));
  reads[0]!.response(jan(1));
  expect([await before, await after, await totals.of(2025)]).toEqual([jan(1), jan(2), jan(2)]);
  expect(reads).toHaveLength(2);
});

it('forgets when a transaction has ended, well or badly', async () => {
  const drop = jest.fn();
  const store = dropAfter({ transaction: (work: () => Promise<number>) => work(), other: 1 }, { drop });
  const inside = store.transaction(async () => {
    expect(drop).not.toHaveBeenCalled();
    return 7;
  });
  expect([await inside, store.other]).toEqual([7, 1]);
  expect(drop).toHaveBeenCalledTimes(1);
  await expect(store.transaction(() => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
  expect(drop).toHaveBeenCalledTimes(2);
});
