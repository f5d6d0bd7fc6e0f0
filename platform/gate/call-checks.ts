import { type CallContract, placeOfCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { UsedCall } from '../calls/call-contract.ts';
import { breakingChanges } from './call-changes.ts';
import type { Refusal } from './refusal.ts';

const check = 'calls';

function problemsOf({ place, contract }: UsedCall, offered: CallContract | undefined): Refusal[] {
  if (!offered) {
    const what = `It sends ${place}, which the live API does not answer.`;
    return [{ check, what, fix: 'Deploy an API that answers it first, or do without it.' }];
  }
  if (!contract) {
    const what = `It sends ${place}, and its calls.json does not say what it expects of it.`;
    return [{ check, what, fix: 'Build again with the present contracts; do not change files of a finished build.' }];
  }
  return breakingChanges(contract, offered).map((change) => ({
    check,
    what: `${contract.name} (${place}) is not what it was built for: ${change}.`,
    fix: 'Build it against the contracts of the live API, or deploy an API that does both first.',
  }));
}

/** Calls of a version that the API does not answer as the version was built for. Versions from before say nothing. */
export function callRefusals(used: UsedCall[] | undefined, offered: CallContract[] | undefined): Refusal[] {
  if (!used || !offered) return [];
  const byPlace = new Map(offered.map((call) => [placeOfCall(call), call]));
  return used.flatMap((call) => problemsOf(call, byPlace.get(call.place)));
}
