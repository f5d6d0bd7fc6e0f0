import { getProfile } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import type { Session } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { atom, type createStore } from 'jotai';
import { createExpiry } from './expiry.ts';
import { clearStorage, readStoredUser, storageKey, storeUser } from './stored-user.ts';

export const sessionAtom = atom<Session>({ status: 'probing' });

/** What a person did early waits for the session no longer than this, in ms. */
const knownMaxMs = 2_000;
/** The pause before the server is asked again for a session that the browser has, in ms. */
const askAgainMs = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface SessionOptions {
  store: ReturnType<typeof createStore>;
  /** Navigates after the session has ended: to `/` after signing out, to `/login` when the session expired. */
  leaveTo: (address: '/' | '/login') => Promise<void> | undefined;
  /** Clears the cached responses, so that the next person does not see them. */
  clearResponses: () => void;
  /** Requests again what the page shows: it is another person's. */
  renewResponses: () => void;
}

const personIn = (session: Session): User | undefined => (session.status === 'signedIn' ? session.user : undefined);

export type SessionControl = ReturnType<typeof createSession>;

/** Section 4, Auth. The stored user is restored first; the probe then confirms or ends the session. */
export function createSession({ store, leaveTo, clearResponses, renewResponses }: SessionOptions) {
  const expiry = createExpiry(() => end('/login'));
  const show = (session: Session): void => {
    expiry.renew();
    // All that reads the session would render again: on a slow phone, a third of a second after a visitor's page responds.
    if (session.status === 'signedOut' && store.get(sessionAtom).status === 'signedOut') return;
    store.set(sessionAtom, session);
  };
  let isRestored = false;
  let restored: User | undefined;

  const signIn = (user: User): void => {
    storeUser(user);
    show({ status: 'signedIn', user });
  };
  const end = (address?: '/' | '/login'): void => {
    expiry.renew();
    clearStorage();
    const finish = (): void => {
      // A sign-in happened, here or in another tab, while a form with unsaved input kept its page.
      if (readStoredUser()) return;
      show({ status: 'signedOut' });
      clearResponses();
    };
    // Navigate first, then sign out: otherwise the guard of the current page would redirect.
    const leaving = address && leaveTo(address);
    if (leaving) void leaving.then(finish);
    else finish();
  };
  const ask = async (send: Send): Promise<User | null> => {
    try {
      const { data } = await send(getProfile, {});
      signIn(data);
      return data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Any other answer (none, busy, too many requests, a failure) says nothing about the session: it stays as it is.
      if (error.status !== 401) return null;
      if (error.code === 'TokenExpiredError' || restored) end();
      else show({ status: 'signedOut' });
      return null;
    }
  };
  /** Asks the server for the current user. Until then the restored session shows. */
  const probe = (send: Send): Promise<User | null> => {
    const asked = ask(send);
    expiry.waitFor(asked.catch(() => null));
    return asked;
  };
  /** Shows the person of the last visit. Not before the server's HTML is hydrated, which is anonymous. */
  const restore = (): void => {
    isRestored = true;
    restored = readStoredUser();
    if (restored) show({ status: 'signedIn', user: restored });
  };
  /** The start-up probe: skipped if the page says that there is no session (decision S1). */
  const start = async (send: Send, hasSession?: boolean): Promise<void> => {
    // The stored user may have signed in in another tab after this page was requested.
    if (hasSession === false && !restored) return show({ status: 'signedOut' });
    await probe(send);
    if (store.get(sessionAtom).status !== 'probing') return;
    // A server that is down says nothing. A page for members would refuse this one; without a cookie they are a visitor.
    if (!hasSession) return show({ status: 'signedOut' });
    await pause(askAgainMs);
    if (store.get(sessionAtom).status === 'probing') await start(send, hasSession);
  };
  /** Resolves when the session is known, or after `knownMaxMs`. */
  const known = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (store.get(sessionAtom).status === 'probing') return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = store.sub(sessionAtom, look);
      look();
      setTimeout(resolve, knownMaxMs);
    });
  const follow = (): void => {
    // The server's anonymous HTML is not hydrated yet: `restore` reads what is stored by then.
    if (!isRestored) return;
    const user = readStoredUser();
    const before = personIn(store.get(sessionAtom));
    if (user) show({ status: 'signedIn', user });
    else if (before) end('/');
    if (user && before?._id !== user._id) renewResponses();
  };
  // Another tab signed in or out (decision S8). A null key means that the storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKey) follow();
  });
  // A page that Back shows as it was left has missed such events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  return { signIn, signOut: () => end('/'), watch: expiry.watch, restore, start, known, probe };
}
