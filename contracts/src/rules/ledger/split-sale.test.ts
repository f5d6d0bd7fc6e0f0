import * as fc from 'fast-check';
import { shareOut } from './share-out.ts';
import { type LedgerLine, type Sale, splitRefund, splitSale, splitSurplus } from './split-sale.ts';

const sum = (lines: readonly LedgerLine[]): number => lines.reduce((total, { paise }) => total + paise, 0);
const earned = (lines: readonly LedgerLine[]): number => -sum(lines.filter(({ account }) => account === 'earnings'));
const of = (lines: readonly LedgerLine[], account: string): number =>
  sum(lines.filter((line) => line.account === account));

const rate = fc.integer({ min: 0, max: 10_000 });
const percents = fc.constantFrom([100], [60, 40], [34, 33, 33], [97, 1, 1, 1], [20, 20, 20, 20, 20]);
const sale: fc.Arbitrary<Sale> = fc
  .record({
    paidPaise: fc.integer({ min: 1, max: 2_147_483_647 }),
    savedPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })),
    gstRate: fc.constantFrom(0, 5, 12, 18, 28),
    platformRate: rate,
    couponBearer: fc.constantFrom('platform' as const, 'instructor' as const),
    percents,
    tdsRate: fc.constantFrom(0, 10, 100, 500),
    tcsRate: fc.constantFrom(0, 50, 100),
  })
  .map(({ percents: given, tdsRate, tcsRate, ...rest }) => ({
    ...rest,
    parts: given.map((percent, index) => ({ instructorId: `person-${index}`, percent, tdsRate, tcsRate })),
  }));

describe('whole paise by weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [7, [0, 60, 40], [0, 4, 3]],
    [1, [50, 50], [1, 0]],
    [0, [3, 4], [0, 0]],
    [5, [-10, 4], [8, -3]],
  ])('%i by %j are %j', (total, weights, parts) => expect(shareOut(total, weights)).toEqual(parts));

  it('lose and make nothing, and none is a paisa away from its exact part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (total, given) => {
        const whole = given.reduce((one, other) => one + other, 0);
        fc.pre(whole > 0);
        const parts = shareOut(total, given);
        const away = parts.map((part, index) => Math.abs(part - (total * given[index]!) / whole));
        expect([parts.reduce((one, other) => one + other, 0), away.filter((paise) => paise >= 1)]).toEqual([total, []]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a sale', () => {
  const plain: Sale = {
    paidPaise: 79_900,
    savedPaise: 0,
    gstRate: 18,
    platformRate: 2_000,
    couponBearer: 'platform',
    parts: [{ instructorId: 'asha', percent: 100, tdsRate: 10, tcsRate: 50 }],
  };

  it('of ₹799 is worked out to the paisa', () => {
    const lines = splitSale(plain).map(({ account, line, paise }) => [account, line, paise]);
    expect(lines).toEqual([
      ['gateway', 'payment', 79_900],
      ['gstCgst', 'tax', -6_094],
      ['gstSgst', 'tax', -6_094],
      ['earnings', 'sale', -67_712],
      ['earnings', 'share', 13_542],
      ['earnings', 'tds', 68],
      ['earnings', 'tcs', 339],
      ['platformShare', 'share', -13_542],
      ['tdsWithheld', 'tds', -68],
      ['tcsCollected', 'tcs', -339],
    ]);
    expect(earned(splitSale(plain))).toBe(53_763);
  });

  it('with a coupon costs who bears it', () => {
    const coupon = { ...plain, paidPaise: 59_900, savedPaise: 20_000 };
    const [platform, instructor] = (['platform', 'instructor'] as const).map((couponBearer) =>
      splitSale({ ...coupon, couponBearer }),
    ) as [LedgerLine[], LedgerLine[]];
    expect([of(platform, 'coupons'), of(platform, 'platformShare')]).toEqual([16_950, -13_542]);
    expect([of(instructor, 'coupons'), of(instructor, 'platformShare')]).toEqual([0, -10_152]);
    // Withheld taxes follow what was paid.
    expect([earned(platform), earned(instructor)]).toEqual([67_712 - 13_542 - 51 - 254, 50_762 - 10_152 - 51 - 254]);
  });

  it('and its refunds lose and make nothing in 10,000 cases, and reverse every line in the end', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(sale, cuts, (given, parts) => {
        const lines = splitSale(given);
        const steps = [...parts.map((part) => Math.floor(part * given.paidPaise)), given.paidPaise].toSorted(
          (one, other) => one - other,
        );
        const refunds = steps.map((afterPaise, index) =>
          splitRefund(lines, { beforePaise: steps[index - 1] ?? 0, afterPaise }),
        );
        const totals = new Map<string, number>();
        for (const { account, instructorId, line, paise } of [lines, ...refunds].flat()) {
          const key = [account, instructorId, line === 'refund' ? 'payment' : line].join(' ');
          totals.set(key, (totals.get(key) ?? 0) + paise);
        }
        // One comparison: ten of them would take most of the time.
        expect({
          sums: [lines, ...refunds].map(sum).filter((paise) => paise !== 0),
          paid: of(lines, 'gateway'),
          left: [...totals.values()].filter((paise) => paise !== 0),
        }).toEqual({ sums: [], paid: given.paidPaise, left: [] });
      }),
      { numRuns: 10_000 },
    );
  });

  it('that bought nothing is due to the buyer, and its refund settles that', () => {
    const lines = splitSurplus(500);
    expect(of(lines, 'refundsDue')).toBe(-500);
    expect(of(splitRefund(lines, { beforePaise: 0, afterPaise: 500 }), 'refundsDue')).toBe(500);
  });
});
