import type { User } from '@vidya/contracts/calls/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Sessions } from '../../http/session.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { newBrowserMail } from '../factor-mails.ts';
import { sourceOf } from '../request-source.ts';
import { viewUser } from '../user-view.ts';
import type { UserRow } from '../users.store.ts';
import type { BrowserCookie } from '../new-browser/browser-cookie.ts';
import { browserName } from './browser-name.ts';
import { noteBrowser } from '../new-browser/known-browsers.store.ts';
import { addSignInReport } from '../new-browser/sign-in-reports.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs' | 'people'> {
  sessions: Sessions;
  browsers: BrowserCookie;
  config: Pick<Config, 'siteOrigins'>;
}

interface Arrival {
  person: UserRow;
  /** 'code' is one of an authenticator app, or a recovery code, after the first factor. */
  by: 'password' | 'provider' | 'passkey' | 'code';
  /** The person has nothing stronger to prove who they are. */
  isProof: boolean;
}

const newAccountMs = 60 * 60_000;

/** The one place where a sign-in, by whatever way, becomes a session. */
export function createArrivals({ db, jobs, people, sessions, browsers, config }: Parts) {
  /** Tells the person about a browser that they have not signed in with before. */
  const tell = async (request: FastifyRequest, person: UserRow, sessionId: string): Promise<void> => {
    const { origin, userAgent } = sourceOf(request, config);
    await db.transaction(async (tx) => {
      const token = await addSignInReport(tx, { userId: person.id, sessionId });
      const sign = { at: new Date(), browser: browserName(userAgent), origin, token };
      await jobs.send(tx, sendMail, newBrowserMail(person, sign));
    });
  };
  return {
    async arrive(request: FastifyRequest, reply: FastifyReply, { person, by, isProof }: Arrival): Promise<User> {
      // Ends a session that an attacker may have put into this browser (session fixation).
      await sessions.end(request, reply);
      const sessionId = await sessions.start(request, reply, { userId: person.id, isProof });
      const { userAgent } = sourceOf(request, config);
      await addAccountEvent(db, person, { kind: 'signedIn', detail: by, userAgent });
      const browser = await noteBrowser(db, person.id, browsers.keep(request, reply));
      // Whoever has just made the account knows that they sign in.
      const isExpected = browser.isOnly && Date.now() - person.createdAt.getTime() < newAccountMs;
      if (browser.isNew && !isExpected) await tell(request, person, sessionId);
      return viewUser(people, person);
    },
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;
