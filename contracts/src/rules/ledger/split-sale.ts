import type { LedgerAccountKind, LedgerLineKind } from './accounts.ts';
import { shareOut } from './share-out.ts';
import { splitTax } from './tax.ts';

/** Rates are basis points: 2,000 are 20 %. */
export interface InstructorPart {
  /** Null: the course and with it its instructor are gone. */
  instructorId: string | null;
  /** Whole percent of what the course earns; all parts of a course add up to 100. */
  percent: number;
  /** Of the value without tax: income tax (TDS) and, from registered instructors, GST (TCS) that the platform withholds. */
  tdsRate: number;
  tcsRate: number;
}

export interface Sale {
  paidPaise: number;
  /** What a coupon took off. */
  savedPaise: number;
  /** Whole percent. */
  gstRate: number;
  /** The platform's part of the price without tax. */
  platformRate: number;
  /** Who earns less because of the coupon. */
  couponBearer: 'platform' | 'instructor';
  parts: readonly InstructorPart[];
}

/** One entry of the ledger: debits are above 0, credits below. */
export interface LedgerLine {
  account: LedgerAccountKind;
  /** Only for earnings. */
  instructorId: string | null;
  line: LedgerLineKind;
  paise: number;
}

const rateOf = (paise: number, rate: number): number => Math.round((paise * rate) / 10_000);

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The platform's own line of an account: without an instructor. */
const platformLine = (account: LedgerAccountKind, line: LedgerLineKind, paise: number): LedgerLine => ({
  account,
  instructorId: null,
  line,
  paise,
});

/**
 * What a captured payment means to every account: entries that add up to 0. Instructors earn the price without GST, less
 * the platform's share, the taxes withheld and, if they bear it, the coupon. Parts are rounded by largest remainder.
 */
export function splitSale(sale: Sale): LedgerLine[] {
  const { paidPaise, savedPaise, gstRate, parts } = sale;
  const weights = parts.map(({ percent }) => percent);
  const { taxablePaise: paid, cgstPaise, sgstPaise } = splitTax(paidPaise, gstRate);
  const list = splitTax(paidPaise + savedPaise, gstRate).taxablePaise;
  const coupon = list - paid;
  const isInstructors = sale.couponBearer === 'instructor';
  const share = rateOf(isInstructors ? paid : list, sale.platformRate);
  const [lists, coupons, shares, values] = [list, isInstructors ? coupon : 0, share, paid].map((paise) =>
    shareOut(paise, weights),
  ) as [number[], number[], number[], number[]];
  const tds = parts.map(({ tdsRate }, index) => rateOf(values[index]!, tdsRate));
  const tcs = parts.map(({ tcsRate }, index) => rateOf(values[index]!, tcsRate));
  const earned = parts.flatMap(({ instructorId }, index) =>
    (
      [
        ['sale', -lists[index]!],
        ['coupon', coupons[index]!],
        ['share', shares[index]!],
        ['tds', tds[index]!],
        ['tcs', tcs[index]!],
      ] as const
    ).map(([line, paise]): LedgerLine => ({ account: 'earnings', instructorId, line, paise })),
  );
  return [
    platformLine('gateway', 'payment', paidPaise),
    platformLine('gstCgst', 'tax', -cgstPaise),
    platformLine('gstSgst', 'tax', -sgstPaise),
    ...earned,
    platformLine('coupons', 'coupon', isInstructors ? 0 : coupon),
    platformLine('platformShare', 'share', -share),
    platformLine('tdsWithheld', 'tds', -total(tds)),
    platformLine('tcsCollected', 'tcs', -total(tcs)),
  ].filter(({ paise }) => paise !== 0);
}

/** A payment that bought nothing, such as one for an owned course: it is to be refunded. */
export const splitSurplus = (paidPaise: number): LedgerLine[] => [
  platformLine('gateway', 'payment', paidPaise),
  platformLine('refundsDue', 'payment', -paidPaise),
];

/**
 * Reverses the lines of a payment for a refund: `beforePaise` were refunded earlier, `afterPaise` are
 * now. All refunds of a payment together reverse each line exactly.
 */
export function splitRefund(
  lines: readonly LedgerLine[],
  { beforePaise, afterPaise }: { beforePaise: number; afterPaise: number },
): LedgerLine[] {
  const others = lines.filter(({ account }) => account !== 'gateway');
  const reversed = (paise: number) =>
    shareOut(
      paise,
      others.map((line) => line.paise),
    );
  const [before, after] = [reversed(beforePaise), reversed(afterPaise)];
  return [
    platformLine('gateway', 'refund', beforePaise - afterPaise),
    ...others.map((line, index) => ({ ...line, paise: after[index]! - before[index]! })),
  ].filter(({ paise }) => paise !== 0);
}
