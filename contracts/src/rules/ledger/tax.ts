/** In paise; the three add up to the price. */
export interface TaxSplit {
  taxablePaise: number;
  /** Central and state tax are always equal: half the rate each. */
  cgstPaise: number;
  sgstPaise: number;
}

/**
 * The tax inside an inclusive price. Whole paise: each half is rounded, and the taxable value takes the rest, so that
 * the sum is exact. `rate` is whole percent, both halves together.
 */
export function splitTax(pricePaise: number, rate: number): TaxSplit {
  const half = Math.round((pricePaise * rate) / (2 * (100 + rate)));
  return { taxablePaise: pricePaise - 2 * half, cgstPaise: half, sgstPaise: half };
}
