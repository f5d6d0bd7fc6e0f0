import type { Action } from '../policy/policy.ts';
import type { Thing } from './policy-world.ts';

/** The actions that a call needs, in the order in which the server checks them, each with the thing it is about. */
type Needs = Partial<Record<Action, Thing>>;

export interface Needed {
  needs: Needs;
  /** The status when the call fails for another reason, though the policy allows it. Default: it succeeds. */
  fails?: number;
}

export const needs = (actions: Needs, fails = 0): Needed => ({ needs: actions, ...(fails && { fails }) });
/** For actions whose line looks at the caller alone. */
export const nothing = (action: Action, fails = 0): Needed => needs({ [action]: 'nothing' }, fails);
