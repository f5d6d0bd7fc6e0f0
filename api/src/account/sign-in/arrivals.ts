import type { User } from '@vidya/contracts/calls/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { SessionStore, Sessions } from '../../http/access/session.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { newBrowserMail } from '../factor-mails.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { hasFactor, needsSecondFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { BrowserCookie } from '../new-browser/browser-cookie.ts';
import { noteBrowser } from '../new-browser/known-browsers.store.ts';
import { addSignInReport } from '../new-browser/sign-in-reports.store.ts';
import { type RequestSource, sourceOf } from '../request-source.ts';
import { signInExpired } from '../second-factor/second-factor.service.ts';
import { viewUser } from '../user-view.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import { browserName } from './browser-name.ts';
import { createSessionStore } from './session.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs' | 'people'> {
  sessions: Sessions;
  browsers: BrowserCookie;
  config: Pick<Config, 'siteOrigins'>;
}

interface Arrival {
  /** The account's row at the time its proof was checked. */
  person: UserRow;
  /** 'code' is one of an authenticator app, or a recovery code, after the first factor. */
  by: 'password' | 'provider' | 'passkey' | 'code';
  /** The person has nothing stronger to prove who they are. */
  isProof: boolean;
}

type NewSession = Parameters<SessionStore['start']>[0];

interface Source extends RequestSource {
  /** The token of the browser's cookie. */
  browser: string;
}

type NewSignIn = RequestSource & { sessionId: string };

const newAccountMs = 60 * 60_000;

/** The one place where a sign-in, by whatever way, becomes a session. */
export function createArrivals({ db, jobs, people, sessions, browsers, config }: Parts) {
  /** Mails the person about a browser that they have not signed in with before. */
  const mailReport = async (tx: Db, person: UserRow, { sessionId, userAgent, origin }: NewSignIn): Promise<void> => {
    const token = await addSignInReport(tx, { userId: person.id, sessionId });
    const sign = { at: new Date(), browser: browserName(userAgent), origin, token };
    await jobs.send(tx, sendMail, newBrowserMail(person, sign));
  };
  /**
   * Stores the session with its event and mail, all or nothing: the next sign-in knows the browser, and sends no mail.
   * Throws 400 'SignInExpired' if the account changed after its proof was checked: a removed password, an added second
   * factor.
   */
  const save = (session: NewSession, { person, by }: Arrival, from: Source): Promise<string> =>
    db.transaction(async (tx) => {
      const now = await lockUser(tx, person.id);
      if (now?.updatedAt.getTime() !== person.updatedAt.getTime()) throw signInExpired();
      const factors = await findFactors(tx, person.id);
      const isFirst = by === 'password' || by === 'provider';
      const isEnough = isFirst ? !needsSecondFactor(person.role, factors) : hasFactor(factors);
      if (!isEnough) throw signInExpired();
      const isWeak = isFirst && hasFactor(factors);
      const sessionId = await createSessionStore(tx).start({ ...session, ...(isWeak && { reauthenticatedAt: null }) });
      await addAccountEvent(tx, person, { kind: 'signedIn', detail: by, userAgent: from.userAgent });
      const browser = await noteBrowser(tx, person.id, from.browser);
      // The owner of a new account knows of this sign-in.
      const isExpected = browser.isOnly && Date.now() - person.createdAt.getTime() < newAccountMs;
      if (browser.isNew && !isExpected) await mailReport(tx, person, { sessionId, ...from });
      return sessionId;
    });
  return {
    async arrive(request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<User> {
      const { person, isProof } = arrival;
      // Ends a session that an attacker may have put into this browser (session fixation).
      await sessions.end(request, reply);
      const from = { ...sourceOf(request, config), browser: browsers.keep(request, reply) };
      const user = await viewUser(people, person);
      await sessions.start(request, reply, { userId: person.id, isProof, save: (row) => save(row, arrival, from) });
      return user;
    },
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;
