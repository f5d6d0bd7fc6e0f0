import { refundTexts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { isOpen } from '../../policy/enrolment-state.ts';
import { paidAccessUntil } from '../payment-state.ts';
import type { SalesStore } from '../sales.store.ts';

/** Ends an enrolment that cost nothing, also by a coupon. What was paid for is given back instead. */
export const createLeaveCourse =
  (store: SalesStore) =>
  (courseId: string, caller: Caller): Promise<void> =>
    store.transaction(async (tx) => {
      await tx.lockBuyer(caller.id);
      const enrolment = await tx.findEnrolment(caller.id, courseId);
      if (!isOpen(enrolment)) throw notFound(refundTexts.notEnrolled);
      const expiresAt = new Date();
      const captured = await tx.listCaptured(caller.id, courseId);
      const running = captured.filter((payment) => payment.expiresAt !== null && payment.expiresAt > expiresAt);
      if (running.some(({ amountPaise }) => amountPaise > 0)) throw conflict(refundTexts.paid);
      for (const { id } of running) await tx.changePayment(id, { expiresAt });
      // What was paid for before has run out, and stays as it was: with the course in the list, and its certificate.
      const paidUntil = paidAccessUntil(captured);
      await tx.change(enrolment.id, paidUntil ? { expiresAt: paidUntil } : { status: 'cancelled', expiresAt });
    });
