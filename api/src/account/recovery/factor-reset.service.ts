import type { FactorReset } from '@vidya/contracts/calls/account-recovery';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { factorResetLimits } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry, wasGivenRole } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict, forbidden, notFound, refuse } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { may, permitted } from '../../policy/may.ts';
import type { AccountParts } from '../account-parts.ts';
import { hasFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import { factorResetDroppedMail, factorResetMail, factorResetRequestedMail } from './factor-reset-mails.ts';
import { addFactorReset, findFactorReset, readFactorResets, takeFactorReset } from './factor-resets.store.ts';
import { resetAccount } from './reset-account.ts';

type Parts = Pick<AccountParts, 'db' | 'jobs' | 'users'>;

/** One administrator could else make a second one of another account, and be two. */
async function refuseNewAdministrator(tx: Db, { id }: Caller): Promise<void> {
  const since = new Date(Date.now() - factorResetLimits.newAdministratorDays * 86_400_000);
  if (await wasGivenRole(tx, { userId: id, role: 'ADMIN', since }))
    throw forbidden(apiMessages.account.newAdministrator);
}

const missing = () => notFound(apiMessages.account.factorResetMissing);

/** Removes all factors of a person who lost them, when two administrators agree. */
export function createFactorResetService({ db, jobs, users }: Parts) {
  const audit = (
    tx: Db,
    caller: Caller,
    { action, userId, reason }: { action: 'requested' | 'approved' | 'dropped'; userId: string; reason?: string },
  ) =>
    addAuditEntry(tx, {
      actorId: caller.id,
      action: `factorReset.${action}`,
      subject: { kind: 'user', id: userId },
      ...(reason && { details: { reason } }),
    });
  return {
    listFactorResets: (): Promise<FactorReset[]> => readFactorResets(db),
    /** Throws 404, 403 for oneself and for new administrators, 409 where nothing is to remove or one waits already. */
    requestFactorReset: (
      caller: Caller,
      { userId, reason }: { userId: string; reason: string },
      origin: string,
    ): Promise<FactorReset> =>
      db.transaction(async (tx) => {
        const person = await lockUser(tx, userId);
        if (!person) throw notFound(apiMessages.account.userMissing);
        if (!may('factorReset.request', caller, person)) throw forbidden(apiMessages.account.ownFactorReset);
        refuse(reasonProblems({ reason }));
        await refuseNewAdministrator(tx, caller);
        if (!hasFactor(await findFactors(tx, userId))) throw conflict(apiMessages.account.noFactor);
        const added = await addFactorReset(tx, { userId, requestedBy: caller.id, reason: reason.trim() });
        if (!added) throw conflict(apiMessages.account.factorResetThere);
        await audit(tx, caller, { action: 'requested', userId, reason: added.reason });
        await jobs.send(tx, sendMail, factorResetRequestedMail(person, { by: caller.fullName, origin }));
        return (await readFactorResets(tx, userId))[0]!;
      }),
    /** Throws 404 for one that is over, 403 for the first administrator, the person themselves and new administrators. */
    approveFactorReset: (caller: Caller, resetId: string, origin: string): Promise<void> =>
      db.transaction(async (tx) => {
        const waiting = await findFactorReset(tx, resetId);
        if (!waiting) throw missing();
        const { userId, requestedBy } = waiting;
        if (!may('factorReset.approve', caller, waiting))
          throw forbidden(
            userId === caller.id ? apiMessages.account.ownFactorReset : apiMessages.account.sameAdministrator,
          );
        await refuseNewAdministrator(tx, caller);
        // In one order, as other calls lock people.
        const locked = new Map<string, UserRow | null>();
        for (const id of [userId, requestedBy, caller.id].toSorted()) locked.set(id, await lockUser(tx, id));
        const [person, requester, approver] = [userId, requestedBy, caller.id].map((id) => locked.get(id));
        if (requester?.role !== 'ADMIN') throw conflict(apiMessages.account.requesterGone);
        if (approver?.role !== 'ADMIN') throw forbidden();
        if (!person || !(await takeFactorReset(tx, resetId))) throw missing();
        await audit(tx, caller, { action: 'approved', userId });
        const link = await resetAccount(tx, { users, person, origin });
        await jobs.send(tx, sendMail, factorResetMail(person, { link, origin }));
      }),
    /** Throws 404 for what is over, and for everybody whom it is no concern of. */
    dropFactorReset: (caller: Caller, resetId: string, origin: string): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await findFactorReset(tx, resetId);
        permitted('factorReset.drop', caller, { thing: found, missing: apiMessages.account.factorResetMissing });
        // The person first, as everywhere: an approval that locks in another order would wait for this one, and this for it.
        const person = found && (await lockUser(tx, found.userId));
        if (!person || !(await takeFactorReset(tx, resetId))) throw missing();
        await audit(tx, caller, { action: 'dropped', userId: person.id });
        if (person.id !== caller.id) await jobs.send(tx, sendMail, factorResetDroppedMail(person, origin));
      }),
  };
}

export type FactorResetService = ReturnType<typeof createFactorResetService>;
