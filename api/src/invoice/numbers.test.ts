import { splitTax } from '@vidya/contracts/rules/ledger/tax';
import { amountText } from './amount-text.ts';
import { financialYearOf, invoiceNumber } from './financial-year.ts';

describe('the financial year', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', 2025, 'the last moment of 31 March in India'],
    ['2026-03-31T18:30:00.000Z', 2026, 'midnight of 1 April in India'],
    ['2026-12-31T18:30:00.000Z', 2026, 'New Year'],
    ['2026-01-15T00:00:00.000Z', 2025, 'January'],
  ])('at %s began in %i: %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });

  it('is part of a number that never has more than 16 characters', () => {
    expect(invoiceNumber(2026, 123)).toBe('VD/26-27/000123');
    expect(invoiceNumber(2099, 1)).toBe('VD/99-00/000001');
    expect(invoiceNumber(2026, 9_999_999)).toHaveLength(16);
  });
});

describe('the tax inside a price', () => {
  it('is what the rate says', () => {
    expect(splitTax(118_000, 18)).toEqual({ taxablePaise: 100_000, cgstPaise: 9_000, sgstPaise: 9_000 });
    expect(splitTax(149_900, 18)).toEqual({ taxablePaise: 127_034, cgstPaise: 11_433, sgstPaise: 11_433 });
    expect(splitTax(149_900, 0)).toEqual({ taxablePaise: 149_900, cgstPaise: 0, sgstPaise: 0 });
  });

  it('adds up to the price, to the paisa, with halves that differ from the exact ones by half a paisa at most', () => {
    const wrong: unknown[] = [];
    for (const rate of [0, 5, 12, 18, 28, 40]) {
      for (let price = 1; price <= 10_000_000; price += 997) {
        const { taxablePaise, cgstPaise, sgstPaise } = splitTax(price, rate);
        const exact = (price * rate) / (200 + 2 * rate);
        const isRight = Math.abs(cgstPaise - exact) <= 0.5 && cgstPaise === sgstPaise;
        if (!isRight || taxablePaise + cgstPaise + sgstPaise !== price) wrong.push([price, rate]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.each([
  [100, 'Rupees One Only'],
  [149_950, 'Rupees One Thousand Four Hundred Ninety Nine and Fifty Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [
    1_234_567_890,
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Ninety Paise Only',
  ],
])('says %i paise in words', (paise, text) => {
  expect(amountText(paise)).toBe(text);
});
