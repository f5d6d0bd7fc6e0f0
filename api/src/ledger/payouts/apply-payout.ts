import type { Db } from '../../database/database.ts';
import { findRecipient } from '../../database/recipient.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { createPayoutStore, type PayoutRow } from './payout.store.ts';
import { bookProcessed, bookReturned } from './payout-entries.ts';
import { payoutMail } from './payout-mails.ts';
import { type GatewayPayout, isForward, isReturned, stateOf } from './payout-state.ts';

type Change = Pick<PayoutRow, 'state'> & Partial<Pick<PayoutRow, 'reason' | 'feesPaise' | 'feesTaxPaise'>>;

/** Moves a locked payout forward, books what that means, and queues the mail to the instructor. */
export async function movePayout(tx: Db, jobs: Pick<Jobs, 'send'>, before: PayoutRow, change: Change): Promise<void> {
  const at = new Date();
  const hasEnded = change.state === 'processed' || isReturned(change.state);
  const payout = await createPayoutStore(tx).change(before.id, { ...change, ...(hasEnded && { endedAt: at }) });
  if (!hasEnded) return;
  if (payout.state === 'processed') await bookProcessed(tx, payout, at);
  else await bookReturned(tx, payout, { at, wasProcessed: before.state === 'processed' });
  const person = await findRecipient(tx, payout.instructorId);
  if (person) await jobs.send(tx, sendMail, payoutMail(person, payout));
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a report is about this payout of ours. Another amount or account would be a fault, or made by hand. */
function isAbout({ id, gatewayId, amountPaise, fundAccountId, state }: PayoutRow, report: GatewayPayout): boolean {
  const isSame = amountPaise === report.amountPaise && fundAccountId === report.fundAccountId;
  const isOurs = (gatewayId === null || gatewayId === report.id) && isSame;
  if (!isOurs) console.error(`The gateway's payout ${report.id} is not our payout ${id}, whose reference it has`);
  return isOurs && state !== 'proposed' && state !== 'withdrawn';
}

/**
 * Applies what the gateway reports of a payout, in a transaction. Reports come repeated and in any order: only a state
 * that is farther counts. Payouts that are not ours are left alone.
 */
export async function applyPayout(tx: Db, jobs: Pick<Jobs, 'send'>, report: GatewayPayout): Promise<void> {
  const { referenceId, feesPaise, taxPaise } = report;
  if (referenceId === null || !isUuid.test(referenceId)) return;
  const store = createPayoutStore(tx);
  const payout = await store.lock(referenceId);
  if (!payout || !isAbout(payout, report)) return;
  // The bank's reference may come after the state.
  const change = { gatewayId: report.id, utr: report.utr ?? payout.utr, checkedAt: new Date() };
  const known = await store.change(payout.id, change);
  const state = stateOf(report);
  if (!isForward(known.state, state)) return;
  const reason = isReturned(state) ? (report.description ?? report.reason ?? '') : '';
  // What comes back later comes with the fees that were booked.
  const fees = state === 'processed' ? { feesPaise, feesTaxPaise: taxPaise } : {};
  await movePayout(tx, jobs, known, { state, reason, ...fees });
}
