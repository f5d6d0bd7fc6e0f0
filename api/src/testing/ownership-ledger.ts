import { dayInIndia } from '@vidya/contracts/texts/format';
import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const staff = '401 403 403 403 403 200 200 200';
const administrators = '401 403 403 403 403 403 403 200';
const unknown = '401 403 403 403 403 403 403 404';
const nobody = '00000000-0000-0000-0000-000000000000';
const month = '2026-01';
const course = ({ sold }: World) => ({ params: { courseId: sold.id } });

/** Today in India: no rate begins in the past. */
const validFrom = dayInIndia(Date.now());

/** Earnings: each only the caller's own, so that there is no other's to reach. The books are administrators'. */
export const ledgerCells: Cells[] = [
  { call: 'getEarnings', is: staff, send: () => ({}) },
  { call: 'getSaleRates', is: staff, send: () => ({}) },
  { call: 'listEarningsLines', is: staff, send: () => ({ query: { month } }) },
  // Nobody has earned anything in that month.
  { call: 'printStatement', is: '401 403 403 403 403 404 404 404', send: () => ({ params: { month } }) },
  { call: 'exportStatement', is: '401 403 403 403 403 404 404 404', send: () => ({ query: { month } }) },
  { call: 'exportTaxYear', is: staff, send: () => ({ query: { year: 2025 } }) },
  { call: 'saveTaxIds', is: staff, send: () => ({ body: { pan: '', gstin: '' } }) },
  { call: 'revealTaxIds', is: staff, send: () => ({}) },
  { call: 'getPayoutAccount', is: staff },
  {
    call: 'savePayoutAccount',
    is: staff,
    send: () => ({ body: { kind: 'upi', holderName: 'Asha Rao', upi: 'asha@ybl' } }),
  },
  { call: 'listPayouts', is: staff },
  { call: 'listPayoutBatches', is: administrators },
  { call: 'listOverpaid', is: administrators },
  { call: 'listMoneyDifferences', is: administrators },
  { call: 'getPayoutBatch', is: unknown, send: () => ({ params: { batchId: nobody } }) },
  { call: 'releasePayoutBatch', is: unknown, send: () => ({ params: { batchId: nobody }, body: { totalPaise: 1 } }) },
  {
    call: 'withdrawPayout',
    is: unknown,
    send: () => ({ params: { payoutId: nobody }, body: { reason: 'Their account is being checked' } }),
  },
  { call: 'getCourseParts', is: '401 403 403 403 403 403 200 200', send: course },
  {
    call: 'setCourseParts',
    is: '401 403 403 403 403 403 200 200',
    coInstructor: 403,
    send: (w) => ({ ...course(w), body: { parts: [{ instructorId: w.people.owner.id, percent: 100 }] } }),
    reaches: ['owner'],
  },
  { call: 'getMoney', is: administrators, send: () => ({}) },
  { call: 'listTransactions', is: administrators, send: () => ({}) },
  { call: 'getRates', is: administrators, send: () => ({}) },
  {
    call: 'correctTransaction',
    of: 'none',
    is: '401 403 403 403 403 403 403 404',
    send: () => ({ params: { transactionId: '0' }, body: { reason: 'Booked by mistake' } }),
  },
  {
    call: 'correctDifference',
    is: unknown,
    send: () => ({
      params: { differenceId: nobody },
      body: { account: 'gatewayFees', lackPaise: 1, reason: 'Charged at the gateway' },
    }),
  },
  // Without a file.
  { call: 'importMoneyFile', is: '401 403 403 403 403 403 403 400', send: () => ({ body: {} }) },
  {
    call: 'payByHand',
    is: unknown,
    send: () => ({
      body: { instructorId: nobody, amountPaise: 1, reference: 'HDFCN26112900001', reason: 'Paid out at the bank' },
    }),
  },
  {
    call: 'addAgreement',
    is: administrators,
    send: ({ people }) => ({
      body: { instructorId: people.owner.id, platformRate: 1_500, couponBearer: 'maker', validFrom },
    }),
    reaches: ['owner'],
  },
  {
    call: 'addTaxRate',
    is: administrators,
    send: () => ({ body: { kind: 'tcs', rate: 60, validFrom, source: 'A notification' } }),
  },
  { call: 'exportJournal', is: administrators, send: () => ({ query: { period: month } }) },
  { call: 'exportGeneralLedger', is: administrators, send: () => ({ query: { period: month } }) },
];
