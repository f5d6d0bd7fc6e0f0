import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { createStore } from 'jotai';
import { openSession as given, refusal } from '../testing/open-session.ts';
import { createSession, sessionAtom } from './session.ts';
import { storageKey } from './stored-user.ts';

const keep = (name: string) => localStorage.setItem(storageKey, JSON.stringify(person({ fullName: name })));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the session', () => {
  it('begins as unknown, and a refused probe quietly means signed out', async () => {
    const { session, left, now } = given();
    expect(now().status).toBe('probing');
    await session.probe(refusal(401));
    expect(now().status).toBe('signedOut');
    expect(left).toEqual([]);
  });

  it('asks nobody at the start of a page that came without a session', async () => {
    const { session, now } = given();
    const send = jest.fn(refusal(401));
    await session.start(send as never, false);
    expect(now().status).toBe('signedOut');
    expect(send).not.toHaveBeenCalled();
  });

  it('stays the same for a visitor who was known as one: nothing renders again', async () => {
    const { session, now } = given();
    await session.start(refusal(401), false);
    const before = now();
    await session.start(refusal(401), false);
    expect(now()).toBe(before);
  });

  it('asks at the start when there is a session, and when nobody says whether there is one', async () => {
    const send = jest.fn(refusal(401));
    await given().session.start(send as never, true);
    await given().session.start(send as never);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stays unknown while no server says whether the browser’s session holds, and asks again', async () => {
    jest.useFakeTimers();
    const { session, now } = given();
    const send = jest.fn(refusal(0)) as jest.Mock;
    const started = session.start(send as never, true);
    await jest.advanceTimersByTimeAsync(12_000);
    expect([now().status, send.mock.calls.length]).toEqual(['probing', 3]);
    send.mockResolvedValue(responseOf(person({ fullName: 'Asha' })));
    await jest.advanceTimersByTimeAsync(5_000);
    await started;
    expect(now()).toMatchObject({ status: 'signedIn', user: { fullName: 'Asha' } });
  });

  it('begins as a visitor’s when no server says whether there is one', async () => {
    const { session, now } = given();
    await session.start(refusal(0));
    expect(now().status).toBe('signedOut');
  });

  it('asks about a stored person even so: they may have signed in in another tab meanwhile', async () => {
    keep('Stored');
    const { session, now } = given();
    await session.start(() => Promise.resolve(responseOf(person({ fullName: 'Fresh' })) as never), false);
    expect(now()).toMatchObject({ status: 'signedIn', user: { fullName: 'Fresh' } });
  });

  it('restores the stored person at once, and the probe replaces them', async () => {
    keep('Stored');
    const { session, now } = given();
    expect(now()).toMatchObject({ status: 'signedIn', user: { fullName: 'Stored' } });
    const fresh = responseOf(person({ fullName: 'Fresh' }));
    await session.probe(() => Promise.resolve(fresh as never));
    expect(now()).toMatchObject({ user: { fullName: 'Fresh' } });
    expect(localStorage.getItem(storageKey)).toContain('Fresh');
  });

  it('lets the front server know whether the person learns, until they sign out', () => {
    const { session } = given();
    const subscriptions = [{ subscription_status: 'active' }] as never;
    for (const [user, cookie] of [
      [person({ subscriptions }), ''],
      [person({ subscriptions: [] }), 'vidya-learning=0'],
      [person({ role: 'INSTRUCTOR', subscriptions }), 'vidya-learning=0'],
      [person({ subscriptions }), ''],
      [person({ role: 'ADMIN' }), 'vidya-learning=0'],
    ] as const) {
      session.signIn(user);
      expect(document.cookie).toBe(cookie);
    }
    session.signOut();
    expect(document.cookie).toBe('');
  });

  it('signs out with the other tabs, and in with them', () => {
    keep('Stored');
    const { now, left } = given();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(now().status).toBe('signedOut');
    expect(left).toEqual(['/']);
    keep('Back');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(now()).toMatchObject({ status: 'signedIn', user: { fullName: 'Back' } });
  });

  it('requests the page’s data anew for another person of another tab, and for nobody else', () => {
    const signInElsewhere = (name: string, _id: string): void => {
      localStorage.setItem(storageKey, JSON.stringify(person({ fullName: name, _id })));
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    };
    const { now, renewed } = given();
    signInElsewhere('Asha', 'person-1');
    expect(renewed).toHaveBeenCalledTimes(1);
    signInElsewhere('Asha Rao', 'person-1');
    expect(renewed).toHaveBeenCalledTimes(1);
    signInElsewhere('Dev', 'person-2');
    expect(renewed).toHaveBeenCalledTimes(2);
    expect(now()).toMatchObject({ user: { fullName: 'Dev' } });
  });

  it('follows no other tab before the page responds, and knows then what became of them', () => {
    keep('Stored');
    const { session, now, left } = given(false);
    keep('Another');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(now().status).toBe('probing');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    session.restore();
    expect([now().status, left]).toEqual(['probing', []]);
  });

  it('signs out on a page that Back shows as it was left, if somebody logged out since', () => {
    keep('Stored');
    const { now, left } = given();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(now().status).toBe('signedIn');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([now().status, left]).toEqual(['signedOut', ['/']]);
  });

  it('stays as it is until the page is left, and for good when somebody signed in meanwhile', async () => {
    const store = createStore();
    const answers: (() => void)[] = [];
    const session = createSession({
      store,
      leaveTo: () => new Promise<void>((resolve) => void answers.push(resolve)),
      clearResponses: () => undefined,
      renewResponses: () => undefined,
    });
    const leave = async (): Promise<void> => answers.pop()?.();
    session.signIn(person());
    session.signOut();
    expect(store.get(sessionAtom).status).toBe('signedIn');
    await leave();
    expect(store.get(sessionAtom).status).toBe('signedOut');

    session.signIn(person());
    session.signOut();
    session.signIn(person({ fullName: 'Back' }));
    await leave();
    expect(store.get(sessionAtom)).toMatchObject({ status: 'signedIn', user: { fullName: 'Back' } });
  });

  it('treats unreadable storage as nobody', () => {
    localStorage.setItem(storageKey, '{broken');
    expect(given().now().status).toBe('probing');
  });
});
