import type { Cells } from './ownership-cells.ts';
import { callerThemselves } from './ownership-people.ts';

const onlyAdmin = '401 403 403 403 403 403 403 200';
const nobody = '401 403 403 403 403 403 403 403';
const reason = 'Lost the phone';

/** What administrators do for people who cannot sign in any more. */
export const recoveryCells: Cells[] = [
  {
    call: 'getAccountSignIn',
    of: 'the holder',
    is: onlyAdmin,
    send: (w) => ({ query: { email: w.people.holder.email } }),
  },
  {
    call: 'endSessions',
    of: 'a learner',
    is: onlyAdmin,
    send: (w) => ({ params: { userId: w.people.holder.id } }),
    reaches: ['holder'],
  },
  {
    call: 'endSessions',
    of: 'themselves',
    is: nobody,
    send: (w, caller) => ({ params: { userId: callerThemselves(w, caller) } }),
  },
  { call: 'listFactorResets', is: onlyAdmin },
  {
    call: 'requestFactorReset',
    of: 'a learner',
    is: onlyAdmin,
    send: (w) => ({ body: { userId: w.people.holder.id, reason } }),
    reaches: ['holder'],
  },
  {
    call: 'requestFactorReset',
    of: 'themselves',
    is: nobody,
    send: (w, caller) => ({ body: { userId: callerThemselves(w, caller), reason } }),
  },
  {
    call: 'approveFactorReset',
    of: 'of the owner',
    is: onlyAdmin,
    send: (w) => ({ params: { resetId: w.resetId } }),
    reaches: ['owner'],
  },
  {
    call: 'dropFactorReset',
    of: 'of the owner',
    is: '401 404 404 404 404 404 200 200',
    coInstructor: 404,
    send: (w) => ({ params: { resetId: w.resetId } }),
    reaches: ['owner'],
  },
];
