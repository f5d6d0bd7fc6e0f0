import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const staff = '401 403 403 403 403 200 200 200';
const month = '2026-01';
const course = ({ sold }: World) => ({ params: { courseId: sold.id } });

/** Earnings: each only the caller's own, so that there is no other's to reach. */
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
  { call: 'getCourseParts', is: '401 403 403 403 403 403 200 200', send: course },
  {
    call: 'setCourseParts',
    is: '401 403 403 403 403 403 200 200',
    coInstructor: 403,
    send: (w) => ({ ...course(w), body: { parts: [{ instructorId: w.people.owner.id, percent: 100 }] } }),
    reaches: ['owner'],
  },
];
