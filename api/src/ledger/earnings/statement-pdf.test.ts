import type { EarningsLine } from '@vidya/contracts/calls/ledger/earnings';
import { readConfig } from '../../config/config.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { statementPdf } from './statement-pdf.ts';

const line = (given: Partial<EarningsLine>): EarningsLine => ({
  id: '1',
  at: '2026-11-05T06:30:00.000Z',
  cause: 'capture',
  courseTitle: 'Distributed Systems Reading Group for Teams Who Build Public-Facing Sites',
  orderNumber: 'order_tu2HE1U7a5mC8B',
  salePaise: 90_000,
  couponPaise: 0,
  sharePaise: -18_000,
  taxPaise: -72,
  totalPaise: 71_928,
  availableAt: '2026-11-19T06:30:00.000Z',
  ...given,
});

it('names the order of each line, however long the title is, and no sale in a payout', async () => {
  const sums = { openingPaise: 0, salesPaise: 90_000, couponsPaise: 0, sharePaise: -18_000, refundsPaise: 0 };
  const others = { tdsPaise: -72, tcsPaise: 0, payoutsPaise: -71_928, correctionsPaise: 0, closingPaise: 0 };
  const none = { courseTitle: '', orderNumber: '', salePaise: 0, sharePaise: 0, taxPaise: 0 };
  const pdf = await statementPdf({
    sums: { month: '2026-11', number: null, ...sums, ...others },
    lines: [line({}), line({ id: '2', cause: 'payout', ...none, totalPaise: -71_928 })],
    isCut: false,
    monthName: 'November 2026',
    instructorName: 'Ravi Das',
    pan: '',
    gstin: '',
    seller: readConfig({}).invoices.seller,
  });
  const text = pdfText(pdf);
  expect(text).toContain('order_tu2HE1U7a5mC8B');
  expect(text).toContain('720.00');
  // Of the month's payouts and both totals: the payout has no sale.
  expect(text.match(/719\.28/g)).toHaveLength(3);
});
