import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { TaxRate } from '@vidya/contracts/calls/ledger/money';
import type { CouponBearer } from '@vidya/contracts/rules/ledger/rate-rules';
import { offeredYears } from '@vidya/contracts/rules/offered-years';
import { dayInIndia, monthKeys, monthName } from '@vidya/contracts/texts/format';
import { once } from '@vidya/contracts/texts/once';

const format = once(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** Paise to rupees with both decimals, as in books: '₹1,499.00', '−₹135.42'. */
export const amountText = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${format().format(Math.abs(paise) / 100)}`;

/** '2026-11' → 'November 2026'. */
export const monthText = (month: string): string =>
  `${monthName(monthKeys[Number(month.slice(5)) - 1] ?? 'Jan')} ${month.slice(0, 4)}`;

/** All months since the first year, the newest first, by their year. */
export function monthOptions(): { value: string; label: string; group: string }[] {
  const now = dayInIndia(serverNow()).slice(0, 7);
  return offeredYears(new Date(serverNow()))
    .flatMap((year) => monthKeys.map((_, index) => `${year}-${String(index + 1).padStart(2, '0')}`))
    .filter((month) => month <= now)
    .toReversed()
    .map((value) => ({ value, label: monthText(value), group: value.slice(0, 4) }));
}

/** Financial years, from April to March, and months. */
export function periodOptions(): { value: string; label: string; group: string }[] {
  const months = monthOptions();
  const years = [
    ...new Set(
      months.map(({ value }) => (value.slice(5) < '04' ? Number(value.slice(0, 4)) - 1 : Number(value.slice(0, 4)))),
    ),
  ];
  return [
    ...years.map((year) => ({
      value: String(year),
      label: `${year}-${String((year + 1) % 100).padStart(2, '0')}, April to March`,
      group: 'Financial years',
    })),
    ...months,
  ];
}

interface DifferenceText {
  what: string;
  advice: string;
}

const of = (howMany: number, one: string, many: string): string => (howMany === 1 ? `1 ${one}` : `${howMany} ${many}`);

const differenceTexts: Record<string, (howMany: number) => DifferenceText> = {
  unbalanced: (paise) => ({
    what: `All entries together add up to ${amountText(paise)}, not to 0.`,
    advice: 'Entries were changed past the site. Ask the operators to compare the books with the last backup.',
  }),
  checkpoints: (howMany) => ({
    what: `${of(howMany, 'balance', 'balances')} at the end of a month ${howMany === 1 ? 'differs' : 'differ'} from the entries.`,
    advice:
      'Entries of a closed month were changed past the site. Ask the operators to compare them with the last backup.',
  }),
  kinds: (howMany) => ({
    what: `${of(howMany, 'balance', 'balances')} of last night ${howMany === 1 ? 'differs' : 'differ'} from the entries.`,
    advice: 'Entries were changed past the site. Ask the operators to compare the books with the last backup.',
  }),
  captures: (howMany) => ({
    what: `${of(howMany, 'payment is', 'payments are')} not in the ledger, or with another amount.`,
    advice:
      'What is missing is booked in the next night. If this line stays, compare the month’s payments with its sales.',
  }),
  refunds: (howMany) => ({
    what: `${of(howMany, 'payment has', 'payments have')} refunds that the ledger has otherwise.`,
    advice: 'What is missing is booked in the next night. If this line stays, compare the refunds with the gateway’s.',
  }),
  payouts: (paise) => ({
    what: `Payouts on their way differ by ${amountText(Math.abs(paise))} from the list of payouts.`,
    advice:
      'If this line stays for a second night, compare the payouts with the gateway’s, and release none until it is explained.',
  }),
};

/** What a difference of the nightly check means, and what to do. */
export const differenceText = (kind: string, howMany: number): DifferenceText =>
  differenceTexts[kind]?.(howMany) ?? {
    what: `${kind}: ${howMany}`,
    advice: 'Ask the operators what this check compares.',
  };

export const bearerNames: Record<CouponBearer, string> = {
  maker: 'Who made the coupon',
  platform: 'The platform',
  instructor: 'The instructor',
};

export const taxNames: Record<TaxRate['kind'], string> = {
  tds: 'TDS, income tax',
  tdsNoPan: 'TDS without a PAN',
  tcs: 'TCS, GST of registered instructors',
};
