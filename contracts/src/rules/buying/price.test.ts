import { finalPrice, isFree, orderAmountPaise } from './price.ts';

describe('the final price', () => {
  it.each([
    [1499, 40, 899],
    [10, 90, 1],
    [100_000, 0, 100_000],
    [999, 100, 0],
    [0, 0, 0],
  ])('of %i rupees at %i %% is %i', (price, discount, expected) => {
    expect(finalPrice({ price, discount })).toBe(expected);
  });

  it('is exact for every price and discount a course can have', () => {
    let wrong = 0;
    for (let discount = 0; discount <= 100; discount++) {
      const share = BigInt(100 - discount);
      for (let price = 0, exact = 0n; price <= 100_000; price++, exact += share) {
        if (finalPrice({ price, discount }) !== Number(exact / 100n)) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });

  it('is free at zero, however it got there', () => {
    expect(isFree({ price: 4999, discount: 100 })).toBe(true);
    expect(isFree({ price: 1, discount: 99 })).toBe(true);
    expect(isFree({ price: 100, discount: 99 })).toBe(false);
  });

  it('is asked of the gateway in paise', () => {
    expect(orderAmountPaise({ price: 1499, discount: 40 })).toBe(89_900);
  });
});
