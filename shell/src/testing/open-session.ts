import { ApiError } from '@vidya/contracts/rules/api-error';
import { createStore } from 'jotai';
import { createSession, sessionAtom } from '../session/session.ts';

/** A session in a tab: where it sent the person, and what it is now. */
export const openSession = (isHydrated = true) => {
  const store = createStore();
  const left: string[] = [];
  const renewed = jest.fn();
  const session = createSession({
    store,
    leaveTo: (address) => void left.push(address),
    clearResponses: () => undefined,
    renewResponses: renewed,
  });
  if (isHydrated) session.restore();
  return { session, left, renewed, now: () => store.get(sessionAtom) };
};

/** A probe that is refused. */
export const refusal =
  (status: number, code = '') =>
  () =>
    Promise.reject(new ApiError('no', { status, code }));
/** A probe that has no answer until it is refused. */
export const delayed = () => {
  let refuse: (status: number) => void = () => undefined;
  const answer = new Promise<never>((_, reject) => {
    refuse = (status) => reject(new ApiError('no', { status }));
  });
  return { send: () => answer, refuse };
};
