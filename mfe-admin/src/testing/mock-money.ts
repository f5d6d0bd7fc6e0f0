import type { LedgerTransaction, Money, Rates } from '@vidya/contracts/calls/ledger/money';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';

export const mockBalances: Money = {
  balances: [
    { account: 'gateway', paise: 15_600_00 },
    { account: 'bank', paise: 1_20_000_50 },
    { account: 'earnings', paise: -98_450_25 },
    { account: 'platformShare', paise: -34_500_00 },
    { account: 'gstCgst', paise: -4_200_00 },
    { account: 'gstSgst', paise: -4_200_00 },
    { account: 'coupons', paise: 2_500_00 },
    { account: 'gatewayFees', paise: 3_249_75 },
  ],
  check: { at: '2026-03-10T02:37:00.000+05:30', differences: {} },
  closedMonths: ['2026-02', '2026-01'],
  deleted: [],
  deletedOwedPaise: 0,
};

export const mockTransaction = (given: Partial<LedgerTransaction> = {}): LedgerTransaction => ({
  id: '1204',
  cause: 'capture',
  at: '2026-03-05T06:30:00.000Z',
  amountPaise: 79_900,
  reverses: null,
  reversedBy: null,
  isReversed: false,
  reference: '',
  payment: {
    id: 'payment-1',
    gatewayId: 'pay_Kx81mQ',
    orderNumber: 'order_Kx7zzT',
    buyer: 'Asha Rao',
    createdAt: '2026-03-05T06:30:00.000Z',
  },
  course: { id: 'course-1', title: 'Prompting that works' },
  actor: '',
  reason: '',
  entries: [
    { account: 'gateway', instructor: '', line: 'payment', paise: 79_900 },
    { account: 'gstCgst', instructor: '', line: 'tax', paise: -6_094 },
    { account: 'gstSgst', instructor: '', line: 'tax', paise: -6_094 },
    { account: 'earnings', instructor: 'Ravi Das', line: 'sale', paise: -67_712 },
  ],
  ...given,
});

export const mockFee = (given: Partial<LedgerTransaction> = {}): LedgerTransaction =>
  mockTransaction({
    id: '1205',
    cause: 'fee',
    amountPaise: 1_886,
    course: null,
    entries: [
      { account: 'gateway', instructor: '', line: 'fee', paise: -1_886 },
      { account: 'gatewayFees', instructor: '', line: 'fee', paise: 1_886 },
    ],
    ...given,
  });

const began = { validFrom: '2020-01-01T00:00:00.000+05:30', setBy: '', isCurrent: true };

export const mockRates: Rates = {
  gstRate: 18,
  agreements: [
    { id: 'share-1', instructor: null, platformRate: 2_000, couponBearer: 'maker', ...began },
    {
      id: 'share-2',
      instructor: { id: 'instructor-1', name: 'Ravi Das' },
      platformRate: 1_250,
      couponBearer: 'platform',
      validFrom: '2026-01-01T00:00:00.000+05:30',
      setBy: 'Nandini Bose',
      isCurrent: true,
    },
  ],
  taxes: [
    { id: 'tax-1', kind: 'tds', rate: 10, source: 'Income-tax Act 1961, section 194-O', ...began },
    { id: 'tax-2', kind: 'tdsNoPan', rate: 500, source: 'Income-tax Act 1961, section 206AA', ...began },
    { id: 'tax-3', kind: 'tcs', rate: 50, source: 'CGST Act 2017, section 52', ...began },
  ],
};

/** Mock books for the dashboard that runs alone. */
export const mockMoney: MockResponses = {
  getMoney: () => mockBalances,
  listTransactions: () => responseOf([mockFee(), mockTransaction()], { meta: { next: null, isBroad: false } }),
  getRates: () => mockRates,
  addAgreement: () => mockRates,
  addTaxRate: () => mockRates,
  correctTransaction: () => mockFee({ id: '1206', cause: 'correction', reverses: '1205' }),
};
