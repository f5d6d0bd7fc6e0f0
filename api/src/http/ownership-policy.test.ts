import { may } from '../policy/may.ts';
import { type Action, policy, type Rule } from '../policy/policy.ts';
import { type Cells, ownershipTable } from '../testing/ownership-table.ts';
import { type Caller, callers } from '../testing/ownership-world.ts';
import { policyNeeds } from '../testing/policy-needs.ts';
import { regarding, type Thing, whoIs } from '../testing/policy-world.ts';

const titleOf = ({ call, of }: Cells): string => [call, of].filter(Boolean).join(': ');
const rows = new Map(ownershipTable.map((row) => [titleOf(row), row.is.split(' ').map(Number)]));

const mayDo: (action: Action, who: ReturnType<typeof whoIs>, ...on: unknown[]) => boolean = may;

/** The status of a refusal by an action's line. A visitor is asked to log in, unless the line hides the thing. */
function refusalOf(action: Action, caller: Caller): number {
  const rule: Rule = policy[action];
  const who = whoIs(caller);
  if (rule.by === 'front') return 403;
  if (!who && (rule.by !== 'public' || !rule.else)) return 401;
  const isOfAnotherRole = Array.isArray(rule.by) && !rule.by.includes(who?.role);
  return isOfAnotherRole ? 403 : (rule.else ?? 403);
}

/** The status that the policy gives a caller; null when it allows the call. */
function refused(needs: [Action, Thing][], caller: Caller): number | null {
  const first = needs.find(([action, thing]) => !mayDo(action, whoIs(caller), ...regarding(thing, caller)));
  return first ? refusalOf(first[0], caller) : null;
}

/** Rows with the same status for everybody, or for everybody signed in, need no line of the policy. */
const isForAll = ([visitor, ...others]: number[]): boolean =>
  new Set(others).size === 1 && (visitor === 401 || visitor === others[0]);

it('has a call for every action of the policy', () => {
  const used = new Set(Object.values(policyNeeds).flatMap(({ needs }) => Object.keys(needs)));
  expect([...used].toSorted()).toEqual(Object.keys(policy).toSorted());
});

it('names the action of every row in which one signed-in caller may do more than another', () => {
  const told = [...rows].filter(([title, cells]) => !isForAll(cells) && !policyNeeds[title]);
  expect(told).toEqual([]);
});

it.each(Object.entries(policyNeeds))('agrees with the policy: %s', (title, { needs, fails }) => {
  const cells = rows.get(title);
  const expected = callers.map((caller) => refused(Object.entries(needs) as [Action, Thing][], caller));
  // Every other status of the row is a refusal by the policy.
  const seen = cells?.map((status) => (status < 400 || status === fails ? null : status));
  expect(seen).toEqual(expected);
});
