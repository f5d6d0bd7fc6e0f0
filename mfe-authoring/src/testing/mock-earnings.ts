import type { Earnings, EarningsLine, EarningsMonth, SaleRates } from '@vidya/contracts/calls/ledger/earnings';
import type { PayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';

const sampleRates: SaleRates = { gstRate: 18, platformRate: 2_000, tdsRate: 10, tcsRate: 50 };

const sampleMonth = (given: Partial<EarningsMonth> = {}): EarningsMonth => ({
  month: '2026-03',
  number: 'ES/25-26/000001',
  openingPaise: 0,
  salesPaise: 20_000,
  couponsPaise: 0,
  sharePaise: -4_000,
  refundsPaise: -4_000,
  tdsPaise: -750,
  tcsPaise: 0,
  payoutsPaise: 0,
  correctionsPaise: 0,
  closingPaise: 11_250,
  ...given,
});

export const sampleEarnings = (given: Partial<Earnings> = {}): Earnings => ({
  balancePaise: 18_750,
  onHoldPaise: 7_500,
  releases: [{ day: '2026-04-18', paise: 7_500 }],
  rates: sampleRates,
  pan: 'AAP••••39F',
  gstin: '',
  months: [sampleMonth({ month: '2026-04', number: null, openingPaise: 11_250, closingPaise: 18_750 }), sampleMonth()],
  ...given,
});

export const sampleLine = (given: Partial<EarningsLine> = {}): EarningsLine => ({
  id: '7',
  at: '2026-04-04T06:30:00.000Z',
  cause: 'capture',
  courseTitle: 'प्रॉम्प्ट लिखना',
  orderNumber: 'order_N7',
  salePaise: 10_000,
  couponPaise: 0,
  sharePaise: -2_000,
  taxPaise: -500,
  totalPaise: 7_500,
  availableAt: '2026-04-18T06:30:00.000Z',
  ...given,
});

export const samplePayoutAccount = (given: Partial<PayoutAccount> = {}): PayoutAccount => ({
  kind: 'bank',
  holderName: 'Meera Iyer',
  ifsc: 'HDFC0000123',
  bankName: 'HDFC Bank',
  mask: '•••• 3456',
  state: 'verified',
  reason: '',
  holdUntil: null,
  changedAt: '2026-03-01T06:30:00.000Z',
  ...given,
});

export const earningsResponses = (): MockResponses => ({
  getEarnings: () => sampleEarnings(),
  getSaleRates: () => sampleRates,
  listEarningsLines: () => ({ lines: [sampleLine()], hasMore: false }),
  saveTaxIds: () => ({ pan: 'AAP••••39F', gstin: '' }),
  revealTaxIds: () => ({ pan: 'AAPFU0939F', gstin: '' }),
  getPayoutAccount: () => null,
  savePayoutAccount: () => samplePayoutAccount(),
  listPayouts: () => [],
  getCourseParts: () => ({ parts: [] }),
  setCourseParts: () => ({ parts: [] }),
});
