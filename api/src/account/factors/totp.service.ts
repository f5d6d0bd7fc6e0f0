import type { AddedFactor } from '@vidya/contracts/calls/passkey';
import type { StartedTotp } from '@vidya/contracts/calls/sign-in-security';
import { isTotpCode, typedFactorCode } from '@vidya/contracts/rules/second-factor';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import createQrCode from 'qrcode-generator';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, notFound, unauthorised } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { totpAddedMail, totpRemovedMail } from '../factor-mails.ts';
import type { RequestSource } from '../request-source.ts';
import { endOtherProofs, lockCaller } from '../sign-in/session.store.ts';
import { lockUser } from '../users.store.ts';
import { addAccountEvent } from './account-events.store.ts';
import { dropUselessCodes, findFactors } from './factors.store.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { Seal } from './sealed-secret.ts';
import type { TotpStore } from './totp.store.ts';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs'> {
  store: TotpStore;
  seal: Seal;
}

/** The dark squares of a QR code as one path of SVG. */
function qrOf(text: string): StartedTotp['qr'] {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, at) => ({ row: Math.floor(at / size), column: at % size }));
  const dark = squares.filter(({ row, column }) => code.isDark(row, column));
  return { size, path: dark.map(({ row, column }) => `M${column} ${row}h1v1h-1z`).join('') };
}

export const wrongCode = () => badRequest(apiMessages.account.codeWrong, 'WrongCredentials');

/** A person's own authenticator app. */
export const createTotpService = ({ db, jobs, store, seal }: Parts) => ({
  async startTotp(caller: Caller): Promise<StartedTotp> {
    const secret = newTotpSecret();
    const sealed = await seal.seal(secret, caller.id);
    const isNew = await store.begin({ userId: caller.id, secret: sealed, addedIn: caller.sessionId });
    if (!isNew) throw conflict(apiMessages.account.totpThere);
    const address = totpAddress(secret, caller.email);
    return { secret, address, qr: qrOf(address) };
  },
  async confirmTotp(caller: Caller, typed: string, from: RequestSource): Promise<AddedFactor> {
    const row = await store.find(caller.id);
    if (!row) throw notFound(apiMessages.account.totpMissing);
    const secret = await seal.open(row.secret, caller.id);
    const code = typedFactorCode(typed);
    const step = secret !== null && isTotpCode(code) ? stepOf(secret, code) : null;
    if (step === null) throw wrongCode();
    return db.transaction(async (tx) => {
      const person = await lockCaller(tx, caller);
      if (!person) throw unauthorised('TokenExpiredError');
      if (!(await store.confirm(tx, row, step))) throw conflict(apiMessages.account.totpThere);
      const { recoveryCodes: left } = await findFactors(tx, caller.id);
      await endOtherProofs(tx, caller);
      const recoveryCodes = left > 0 ? null : await renewRecoveryCodes(tx, caller.id);
      await addAccountEvent(tx, person, { kind: 'totpAdded', userAgent: from.userAgent });
      await jobs.send(tx, sendMail, totpAddedMail(person, from.origin));
      return { recoveryCodes };
    });
  },
  async removeTotp(caller: Caller, from: RequestSource): Promise<void> {
    await db.transaction(async (tx) => {
      const person = await lockUser(tx, caller.id);
      if (!person || !(await store.remove(tx, caller.id))) throw notFound(apiMessages.account.totpMissing);
      await dropUselessCodes(tx, caller.id);
      await addAccountEvent(tx, person, { kind: 'totpRemoved', userAgent: from.userAgent });
      await jobs.send(tx, sendMail, totpRemovedMail(person, from.origin));
    });
  },
});

export type TotpService = ReturnType<typeof createTotpService>;
