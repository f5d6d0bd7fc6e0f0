import { type CallContract, placeOfCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { UsedCall } from '../calls/call-contract.ts';
import { type Schema, schemaProblems } from './schema-changes.ts';

const inputs = ['params', 'query', 'body'] as const;
const outputs = [
  ['data', 'Data'],
  ['meta', 'Meta'],
] as const;

/** What the version sends and the API does not take as it is. */
const inputChanges = (built: CallContract, offered: CallContract): string[] =>
  inputs.flatMap((part) => {
    const [sender, taker] = [built[part] as Schema | undefined, offered[part] as Schema | undefined];
    if (!taker)
      return sender && Object.keys(sender.properties ?? {}).length > 0 ? [`${part} is not taken any more`] : [];
    return schemaProblems({ sender: sender ?? { type: 'object' }, taker, at: part, isStrict: true });
  });

/** What the version reads and the API does not return as it was. */
const outputChanges = (built: CallContract, offered: CallContract): string[] =>
  outputs.flatMap(([part, at]) => {
    const [sender, taker] = [offered[part] as Schema | undefined, built[part] as Schema | undefined];
    if (!taker) return [];
    return sender ? schemaProblems({ sender, taker, at, isStrict: false }) : [`${at} is missing`];
  });

/**
 * What breaks a version that was built for `built` when the API offers `offered`: 'Data.price is string instead of
 * number'. Empty for changes that break nothing: further fields in the response, further optional ones in the request.
 */
export function breakingChanges(built: CallContract, offered: CallContract): string[] {
  if (built.encoding !== offered.encoding && built.body)
    return [`the body is sent as ${built.encoding} and read as ${offered.encoding}`];
  return [...inputChanges(built, offered), ...outputChanges(built, offered)];
}

/** What an API that offers these calls breaks of one that a version sends, as far as shapes say; '' for nothing. */
export function shapeProblem({ place, contract }: UsedCall, offered: CallContract[]): string {
  const there = offered.find((call) => placeOfCall(call) === place);
  if (!there) return 'the API does not answer it any more';
  return contract ? breakingChanges(contract, there).join('; ') : '';
}
