import { couponOffText } from '../../texts/labels.ts';
import { couponCode } from './coupon-code.ts';
import { couponOffer, couponPrice } from './coupon-price.ts';
import { finalPrice } from './price.ts';

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
