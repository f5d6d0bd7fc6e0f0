import { person } from '@vidya/contracts/testing/render-remote';
import { delayed, openSession as given, refusal } from '../testing/open-session.ts';
import { advicePauseKey, storageKey } from './stored-user.ts';

const keep = (name: string) => localStorage.setItem(storageKey, JSON.stringify(person({ fullName: name })));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the end of a session', () => {
  it('clears browser storage when the token has expired', async () => {
    keep('Stored');
    localStorage.setItem('other', 'x');
    const { session, now } = given();
    await session.probe(refusal(401, 'TokenExpiredError'));
    expect(now().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps who said that they add no second factor now', async () => {
    keep('Stored');
    localStorage.setItem(advicePauseKey, '{"asha":1}');
    const { session } = given();
    await session.probe(refusal(401, 'TokenExpiredError'));
    expect(Object.keys(localStorage)).toEqual([advicePauseKey]);
  });

  it.each([0, 403, 429, 503])(
    'keeps the restored person when the answer %i says nothing about the session',
    async (status) => {
      keep('Stored');
      const { session, now } = given();
      await session.probe(refusal(status));
      expect(now().status).toBe('signedIn');
      expect(localStorage.getItem(storageKey)).toContain('Stored');
    },
  );

  it('goes to /login once, 2.5 s after the first of several refused calls', () => {
    jest.useFakeTimers();
    keep('Stored');
    const { session, left, now } = given();
    session.watch()();
    session.watch()();
    jest.advanceTimersByTime(2_499);
    expect(left).toEqual([]);
    session.watch()();
    jest.advanceTimersByTime(1);
    expect(left).toEqual(['/login']);
    expect(now().status).toBe('signedOut');
    jest.advanceTimersByTime(10_000);
    expect(left).toEqual(['/login']);
  });

  it('sends nobody to /login for the refused calls of a restored person whom the probe signs out quietly', async () => {
    jest.useFakeTimers();
    keep('Stored');
    const { session, left, now } = given();
    const probe = delayed();
    const probing = session.probe(probe.send);
    const [early, late] = [session.watch(), session.watch()];
    early();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(left).toEqual([]);
    probe.refuse(401);
    await probing;
    late();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([now().status, left]).toEqual(['signedOut', []]);
  });

  it('goes to /login for a refused call when the probe had no answer', async () => {
    jest.useFakeTimers();
    keep('Stored');
    const { session, left } = given();
    const probe = delayed();
    const probing = session.probe(probe.send);
    session.watch()();
    await jest.advanceTimersByTimeAsync(10_000);
    probe.refuse(503);
    await probing;
    await jest.advanceTimersByTimeAsync(0);
    expect(left).toEqual(['/login']);
  });

  it('forgets a refused call when somebody signs in, here or in another tab, before the page is left', () => {
    jest.useFakeTimers();
    keep('Stored');
    const { session, left, now } = given();
    const late = session.watch();
    session.watch()();
    keep('Back');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    late();
    jest.advanceTimersByTime(10_000);
    session.watch()();
    session.signIn(person({ fullName: 'Again' }));
    jest.advanceTimersByTime(10_000);
    expect([now().status, left]).toEqual(['signedIn', []]);
  });
});
