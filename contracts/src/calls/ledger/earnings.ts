import { z } from 'zod';
import { call } from '../call.ts';
import { anyId, emptied, formLine, plainLine, whole } from '../fields.ts';

/** Paise; above 0 is in the instructor's favour. The opening balance and all others add up to the closing one. */
const monthSums = z.object({
  openingPaise: whole,
  salesPaise: whole,
  couponsPaise: whole,
  sharePaise: whole,
  refundsPaise: whole,
  tdsPaise: whole,
  tcsPaise: whole,
  payoutsPaise: whole,
  correctionsPaise: whole,
  closingPaise: whole,
});

/** A calendar month in India. */
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

const earningsMonth = monthSums.extend({
  /** '2026-11' */
  month: z.string(),
  /** Of the statement, once the month is closed; null before. */
  number: z.string().nullable(),
});

/** Rates in basis points. */
const rates = z.object({ platformRate: whole, tdsRate: whole, tcsRate: whole, gstRate: whole });

const earnings = z.object({
  /** What the platform owes; below 0 after a refund of what was paid out. */
  balancePaise: whole,
  /** The part of it that buyers may still give back. */
  onHoldPaise: whole,
  /** The next amounts that become available, oldest first: at most 5 days. */
  releases: z.array(z.object({ day: z.string(), paise: whole })),
  /** The day in India on which payouts are proposed next, and the smallest payout in paise. */
  nextPayout: z.object({ day: z.string(), minPaise: whole }).optional(),
  /** What holds for sales of today. */
  rates,
  /** Masked; '' without one. */
  pan: z.string(),
  gstin: z.string(),
  /** Newest first; the open month too. */
  months: z.array(earningsMonth),
});

/** Of the caller: balance, what is on hold, and each month. */
export const getEarnings = call('getEarnings', 'GET /earnings', {
  access: 'earnings.read',
  data: earnings,
  example: { as: 'instructor' },
});

const earningsLine = z.object({
  id: z.string(),
  at: z.string(),
  cause: z.enum([
    'capture',
    'refund',
    'fee',
    'settlement',
    'payout',
    'payoutProcessed',
    'payoutReturned',
    'correction',
  ]),
  courseTitle: z.string(),
  /** The gateway's id of the order; '' without one. */
  orderNumber: z.string(),
  /** Paise, as in `monthSums`; a refund's are those of its lines. */
  salePaise: whole,
  couponPaise: whole,
  sharePaise: whole,
  taxPaise: whole,
  totalPaise: whole,
  /** When it can be paid out. */
  availableAt: z.string(),
});

/** The lines of one month, newest first, 50 at a time: `before` is the last line's id. */
export const listEarningsLines = call('listEarningsLines', 'GET /earnings/lines', {
  access: 'earnings.read',
  query: z.object({ month, before: emptied(plainLine(20)) }),
  data: z.object({ lines: z.array(earningsLine), hasMore: z.boolean() }),
  example: { as: 'instructor', query: { month: '2026-01' } },
});

/** The month's statement as PDF or CSV; a plain link can use its address. */
export const printStatement = call('printStatement', 'GET /earnings/statements/:month/pdf', {
  access: 'earnings.read',
  params: z.object({ month: plainLine(10) }),
});

export const exportStatement = call('exportStatement', 'GET /earnings/statement.csv', {
  access: 'earnings.read',
  query: z.object({ month }),
});

/** The financial year's summary for the tax return, by quarter; `year` is its first one. */
export const exportTaxYear = call('exportTaxYear', 'GET /earnings/tax-year.csv', {
  access: 'earnings.read',
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
});

/** Empty text removes a number. */
export const saveTaxIds = call('saveTaxIds', 'PUT /earnings/taxIds', {
  access: 'earnings.setTaxIds',
  body: z.object({ pan: formLine(40), gstin: formLine(40) }),
  data: z.object({ pan: z.string(), gstin: z.string() }),
});

/** The caller's own numbers in full. */
export const revealTaxIds = call('revealTaxIds', 'POST /earnings/taxIds/reveal', {
  access: 'earnings.setTaxIds',
  data: z.object({ pan: z.string(), gstin: z.string() }),
});

/** What a sale means to the caller today: for the price field of the course form. */
export const getSaleRates = call('getSaleRates', 'GET /earnings/rates', {
  access: 'earnings.read',
  data: rates,
  example: { as: 'instructor' },
});

const part = z.object({ instructorId: z.string(), name: z.string(), percent: whole });
const courseParams = z.object({ courseId: anyId });

/** How the instructors of a course divide what it earns; whole percent, the owner first. */
export const getCourseParts = call('getCourseParts', 'GET /course/:courseId/parts', {
  access: 'course.listInstructors',
  params: courseParams,
  data: z.object({ parts: z.array(part) }),
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

export const setCourseParts = call('setCourseParts', 'PUT /course/:courseId/parts', {
  access: 'course.divide',
  params: courseParams,
  body: z.object({
    parts: z.array(z.object({ instructorId: anyId, percent: z.number().int().min(0).max(100) })).max(50),
  }),
  data: z.object({ parts: z.array(part) }),
});

export type Earnings = z.infer<typeof earnings>;
export type EarningsMonth = z.infer<typeof earningsMonth>;
export type EarningsLine = z.infer<typeof earningsLine>;
export type SaleRates = z.infer<typeof rates>;
export type CoursePart = z.infer<typeof part>;
