import { refundTexts, texts } from '../../texts/texts.ts';
import { refund } from '../limit-values.ts';
import { giveBackProblems, giveBackRefusal, needsStaff } from './refund.ts';

const now = new Date('2026-11-29T10:00:00Z');
const before = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);
const bought = {
  status: 'captured',
  amountPaise: 89_900,
  capturedAt: before(1),
  expiresAt: new Date('2027-11-28T10:00:00Z'),
  progress: 0,
} as const;

test.each<[string, Partial<Parameters<typeof giveBackRefusal>[0]>, string | null]>([
  ['yesterday, nothing seen', {}, null],
  ['exactly 14 days ago', { capturedAt: before(14) }, null],
  ['1 ms longer ago', { capturedAt: before(14, 1) }, refundTexts.late],
  ['29 % seen', { progress: 29 }, null],
  ['30 % seen', { progress: 30 }, refundTexts.seen],
  ['all seen', { progress: 100 }, refundTexts.seen],
  ['free', { amountPaise: 0 }, refundTexts.free],
  ['refunded', { status: 'refunded' }, texts.admin.alreadyRefunded],
  ['not paid', { status: 'created', capturedAt: null, expiresAt: null }, refundTexts.notPaid],
  ['refused by the bank', { status: 'failed', capturedAt: null }, refundTexts.notPaid],
  ['paid for an owned course', { expiresAt: null }, refundTexts.underWay],
])('a purchase, %s', (_, given, refusal) => {
  expect(giveBackRefusal({ ...bought, ...given }, now)).toBe(refusal);
});

test('staff decides from the fourth refund within 365 days', () => {
  const given = (days: number, isSelfService = true) => ({ createdAt: before(days), isSelfService });
  expect(needsStaff([], now)).toBe(false);
  expect(needsStaff([given(1), given(2)], now)).toBe(false);
  expect(needsStaff([given(1), given(2), given(364)], now)).toBe(true);
  expect(needsStaff([given(1), given(2), given(365)], now)).toBe(false);
  expect(needsStaff([given(1), given(2), given(3, false)], now)).toBe(false);
});

test('the messages name the limits', () => {
  expect(refundTexts.late).toContain(`${refund.days} Days`);
  expect(refundTexts.seen).toContain(`${refund.belowPercent} %`);
  expect(refundTexts.reasonLong).toContain(`${refund.reasonMax} `);
});

test('a reason may be left out, and has 500 characters at most', () => {
  expect(giveBackProblems({ reason: '' })).toEqual([]);
  expect(giveBackProblems({ reason: 'x'.repeat(500) })).toEqual([]);
  expect(giveBackProblems({ reason: 'x'.repeat(501) })).toEqual([{ field: 'reason', message: refundTexts.reasonLong }]);
});
