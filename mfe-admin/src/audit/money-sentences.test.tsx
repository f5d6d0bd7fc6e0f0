import { screen } from '@testing-library/react';
import type { AuditDetails } from '@vidya/contracts/calls/audit';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const nandini = { _id: 'admin-1', fullName: 'Nandini Bose' };
const ravi = { kind: 'user', _id: 'ravi', name: 'Ravi Das', reference: '', whose: '', isGone: false };
const validFrom = '2026-04-01';

test.each<[AuditAction, object | null, AuditDetails, string]>([
  [
    'share.changed',
    null,
    { platformRate: 1_250, validFrom },
    'set the platform’s share for everybody to 12.5 % from 1 Apr 2026',
  ],
  [
    'share.changed',
    ravi,
    { platformRate: 0, validFrom },
    'set the platform’s share for Ravi Das to 0 % from 1 Apr 2026',
  ],
  ['share.changed', ravi, { platformRate: null, validFrom }, 'ended the agreement with Ravi Das from 1 Apr 2026'],
  ['taxRate.added', null, { kind: 'tcs', rate: 75, validFrom }, 'set TCS to 0.75 % from 1 Apr 2026'],
  [
    'ledger.corrected',
    null,
    { amountPaise: 23_600, transaction: '12' },
    'reversed Rs. 236 of the ledger, transaction 12',
  ],
  [
    'ledger.differenceCorrected',
    null,
    { amountPaise: 100_000, reference: 'txn_7' },
    'corrected the ledger by Rs. 1,000 for txn_7',
  ],
  [
    'ledger.paidByHand',
    ravi,
    { amountPaise: 100_000, reference: 'HDFCN26' },
    'booked a payout by hand of Rs. 1,000 to Ravi Das by the bank’s reference HDFCN26',
  ],
  ['ledger.fileImported', null, { kind: 'settlements', lines: 12 }, 'imported settlements from a file of 12 lines'],
  [
    'ledger.fileImported',
    null,
    { kind: 'statement', lines: 1 },
    'imported a statement of the account from a file of 1 line',
  ],
  ['ledger.exported', null, { period: '2026', file: 'generalLedger' }, 'exported the general ledger of 2026'],
  ['ledger.exported', null, { period: '2026-03', file: 'journal' }, 'exported the journal of 2026-03'],
])('%s is a sentence: %#', async (action, subject, details, sentence) => {
  const entry = { _id: 'entry-1', action, actor: nandini, subject, details, createdAt: '2026-03-10T06:00:00.000Z' };
  renderAdmin('/admin/dashboard/audit-log', {
    listAuditEntries: () => responseOf([entry], { meta: { next: null, actors: [nandini] } }),
  });
  const time = await screen.findByText(/ India time$/);
  expect(time.closest('li')?.querySelector('p')).toHaveTextContent(`Nandini Bose ${sentence}`);
});
