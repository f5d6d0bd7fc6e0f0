import type { SaleRates } from '@vidya/contracts/calls/ledger/earnings';
import { splitSale } from '@vidya/contracts/rules/ledger/split-sale';

const grouping = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '₹1,499.00', '−₹20.00': amounts of earnings keep their paise. */
export const rupeesAndPaise = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${grouping.format(Math.abs(paise) / 100)}`;

/** '20 %', '0.1 %' */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100} %`;

/** '2026-11' → 'November 2026' */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

export interface SaleExample {
  paidPaise: number;
  gstPaise: number;
  sharePaise: number;
  taxPaise: number;
  earnedPaise: number;
}

/** What a sale at a price in rupees means to an instructor who earns all of the course. */
export function saleExample(rupees: number, { gstRate, platformRate, tdsRate, tcsRate }: SaleRates): SaleExample {
  const paidPaise = rupees * 100;
  const parts = [{ instructorId: null, percent: 100, tdsRate, tcsRate }];
  const lines = splitSale({ paidPaise, savedPaise: 0, gstRate, platformRate, couponBearer: 'platform', parts });
  const sum = (isOne: (line: (typeof lines)[number]) => boolean): number =>
    lines.filter(isOne).reduce((total, { paise }) => total - paise, 0);
  return {
    paidPaise,
    gstPaise: sum(({ line }) => line === 'tax'),
    sharePaise: sum(({ account }) => account === 'platformShare'),
    taxPaise: sum(({ account }) => account === 'tdsWithheld' || account === 'tcsCollected'),
    earnedPaise: sum(({ account }) => account === 'earnings'),
  };
}
