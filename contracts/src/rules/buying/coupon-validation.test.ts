import type { CouponForm } from '../../calls/coupon.ts';
import { dayInIndia } from '../../texts/format.ts';
import { limits } from '../limits.ts';
import { couponLimitProblems, couponProblems, endOfDay } from './coupon-validation.ts';

describe('the last day', () => {
  it('ends at midnight in India', () => {
    expect(endOfDay('2026-12-31')?.toISOString()).toBe('2026-12-31T18:29:59.999Z');
    expect(dayInIndia(endOfDay('2026-12-31')!)).toBe('2026-12-31');
    expect(dayInIndia('2026-12-31T18:30:00.000Z')).toBe('2027-01-01');
  });

  it.each(['', '2026-11-31', '2026-02-29', '2026-13-01', '31.12.2026', '2026-1-1', '2026-12-31T00:00', '2026-12'])(
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

  it.each(['ABC', 'A'.repeat(30)])('may have the code %j', (code) => expect(broken({ code })).toEqual([]));

  it('may take off the least and the most', () => {
    for (const value of [1, 100]) expect(broken({ off: { kind: 'percent', value } })).toEqual([]);
    for (const value of [1, limits.coupon.rupeesMax]) expect(broken({ off: { kind: 'rupees', value } })).toEqual([]);
    for (const maxUses of [1, limits.coupon.usesMax]) expect(broken({ maxUses })).toEqual([]);
  });

  it('ends on no day that does not exist', () => {
    expect(broken({ expiresOn: '2026-11-31' })).toEqual([
      { field: 'expiresOn', message: 'Expiry Must Be Today Or Later' },
    ]);
  });

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
    expect(couponLimitProblems({ maxUses: 3 }, { now, uses: 3 })).toEqual([]);
    expect(couponLimitProblems({ maxUses: 4 }, { now, uses: 3 })).toEqual([]);
    expect(couponLimitProblems({ maxUses: null }, { now, uses: 3 })).toEqual([]);
    expect(couponLimitProblems({}, { now, uses: 3 })).toEqual([]);
  });
});
