import { couponCode } from '../rules/coupon-code.ts';
import { couponLimitProblems, couponProblems, endOfDay } from '../rules/coupon-validation.ts';
import { limits } from '../rules/limits.ts';
import { finalPrice } from '../rules/price.ts';
import { dayInIndia } from '../texts/format.ts';
import { type CouponForm, couponOffer, couponOffText, couponPrice } from './coupon.ts';

const prices = [0, 1, 2, 3, 7, 10, 49, 50, 99, 100, 101, 333, 499, 899, 999, 1_499, 9_999, 33_333, 99_999, 100_000];
const percents = Array.from({ length: 100 }, (_, index) => index + 1);

describe('couponPrice', () => {
  it('takes percent off the final price in whole rupees, for every pair', () => {
    for (const price of prices) {
      for (const discount of [0, 1, 33, 40, 99, 100]) {
        const before = finalPrice({ price, discount });
        for (const value of percents) {
          const after = couponPrice({ price, discount }, { kind: 'percent', value });
          // The largest whole number that is not above the exact price.
          expect(Number.isInteger(after) && after * 100 <= before * (100 - value)).toBe(true);
          expect((after + 1) * 100 > before * (100 - value)).toBe(true);
        }
      }
    }
  });

  it('takes rupees off and never falls below nothing, for every pair', () => {
    for (const price of prices) {
      for (const value of prices.filter((each) => each > 0)) {
        const after = couponPrice({ price, discount: 0 }, { kind: 'rupees', value });
        expect(after).toBe(value >= price ? 0 : price - value);
      }
    }
  });

  it('saves a rupee at least where there is anything to pay', () => {
    for (const price of prices.filter((each) => each > 0)) {
      for (const value of percents) {
        const { saved, price: left } = couponOffer(
          { price, discount: 0 },
          { code: 'A', off: { kind: 'percent', value } },
        );
        expect(saved).toBeGreaterThanOrEqual(1);
        expect(saved + left).toBe(price);
      }
    }
  });

  it('knows the traps of floating point', () => {
    expect(couponPrice({ price: 10, discount: 0 }, { kind: 'percent', value: 90 })).toBe(1);
    expect(couponPrice({ price: 1_499, discount: 40 }, { kind: 'percent', value: 20 })).toBe(719);
    expect(couponPrice({ price: 1_499, discount: 40 }, { kind: 'percent', value: 100 })).toBe(0);
    expect(couponPrice({ price: 1_499, discount: 40 }, { kind: 'rupees', value: 898 })).toBe(1);
  });
});

test('codes are compared without blanks and in upper case', () => {
  expect(couponCode(' mon soon-20\t')).toBe('MONSOON-20');
});

test('what a coupon takes off is said in words', () => {
  expect(couponOffText({ kind: 'percent', value: 20 })).toBe('20% off');
  expect(couponOffText({ kind: 'rupees', value: 1_500 })).toBe('₹1,500 off');
});

describe('the last day', () => {
  it('ends at midnight in India', () => {
    expect(endOfDay('2026-12-31')?.toISOString()).toBe('2026-12-31T18:29:59.999Z');
    expect(dayInIndia(endOfDay('2026-12-31')!)).toBe('2026-12-31');
    expect(dayInIndia('2026-12-31T18:30:00.000Z')).toBe('2027-01-01');
  });

  it.each(['', '2026-11-31', '2026-02-29', '2026-13-01', '31.12.2026', '2026-1-1', '2026-12-31T00:00'])(
    'is not %j',
    (day) => expect(endOfDay(day)).toBeNull(),
  );
});

describe('a new coupon', () => {
  const now = new Date('2026-11-21T18:29:59.000Z');
  const form: CouponForm = {
    code: 'MONSOON20',
    off: { kind: 'percent', value: 20 },
    courseId: null,
    maxUses: null,
    expiresOn: '',
  };
  const broken = (given: Partial<CouponForm>) => couponProblems({ ...form, ...given }, now);

  it('may be without limit and without end', () => expect(broken({})).toEqual([]));
  it('may be typed in lower case', () => expect(broken({ code: ' monsoon-20 ' })).toEqual([]));

  it.each(['', 'AB', 'A'.repeat(31), 'A_B', 'छूट20', 'A/B', '50%OFF'])('has no code like %j', (code) => {
    expect(broken({ code })).toEqual([{ field: 'code', message: 'Code Needs 3 To 30 Letters, Digits Or Hyphens' }]);
  });

  it.each([0, -1, 101, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('takes off no %s percent', (value) => {
    expect(broken({ off: { kind: 'percent', value } })).toEqual([
      { field: 'value', message: 'Percentage Must Be A Whole Number From 1 To 100' },
    ]);
  });

  it.each([0, limits.coupon.rupeesMax + 1, 0.5, Number.NaN])('takes off no %s rupees', (value) => {
    expect(broken({ off: { kind: 'rupees', value } })).toEqual([
      { field: 'value', message: 'Amount Must Be Whole Rupees From 1 To 1,00,000' },
    ]);
  });

  it('tells everything that is wrong, in the order of the form', () => {
    const wrong = { code: '', off: { kind: 'rupees', value: 0 }, maxUses: 0, expiresOn: '2026-11-20' } as const;
    expect(broken(wrong).map(({ field }) => field)).toEqual(['code', 'value', 'maxUses', 'expiresOn']);
  });

  it('may end today, as days are counted in India', () => {
    expect(broken({ expiresOn: '2026-11-21' })).toEqual([]);
    expect(broken({ expiresOn: '2026-11-20' })).toEqual([
      { field: 'expiresOn', message: 'Expiry Must Be Today Or Later' },
    ]);
  });

  it('is limited later to no less than what is used', () => {
    expect(couponLimitProblems({ maxUses: 2 }, { now, uses: 3 })).toEqual([
      { field: 'maxUses', message: 'Limit Can Not Be Less Than The Uses So Far' },
    ]);
    expect(couponLimitProblems({ maxUses: null }, { now, uses: 3 })).toEqual([]);
    expect(couponLimitProblems({}, { now, uses: 3 })).toEqual([]);
  });
});
