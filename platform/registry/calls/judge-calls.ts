import { createHash } from 'node:crypto';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { Db } from '../../../api/src/database/database.ts';
import type { UsedCall } from '../../calls/call-contract.ts';
import { shapeProblem } from '../../gate/call-changes.ts';
import { addReplays, findReplays } from './calls.store.ts';
import type { Replay } from './replayer.ts';

/** A call that a version sends and an API answers otherwise than the version was built for. */
export interface BrokenCall {
  place: string;
  /** A sentence without its end. */
  problem: string;
}

interface Judging {
  db: Db;
  apiVersion: string;
  offered: RecordedCall[];
  /** Undefined: only what earlier replays found. */
  replay?: Replay | undefined;
}

/** JSON with sorted keys: PostgreSQL gives them back in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const hashOf = (call: RecordedCall): string => createHash('sha256').update(canonical(call)).digest('hex').slice(0, 32);

/** Replays the calls that this version of the API has not answered yet. */
async function replayedProblems(
  { db, apiVersion, replay }: Judging,
  calls: RecordedCall[],
): Promise<Map<string, string>> {
  const byHash = new Map(calls.map((call) => [hashOf(call), call]));
  const known = await findReplays(db, apiVersion, [...byHash.keys()]);
  const missing = [...byHash].filter(([hash]) => !known.has(hash));
  if (missing.length === 0 || !replay) return known;
  const problems = await replay(missing.map(([, call]) => call));
  const fresh = new Map(missing.map(([hash], at) => [hash, problems[at] ?? '']));
  await addReplays(db, apiVersion, fresh);
  return new Map([...known, ...fresh]);
}

/** Whether a version recorded another request than these sources: a test of this API sends all of theirs. */
const isForeign = ({ name, example }: RecordedCall, offered: RecordedCall[]): boolean =>
  example !== undefined && canonical(example) !== canonical(offered.find((call) => call.name === name)?.example);

/**
 * Compares the calls of a version with what the API offers, then sends the requests that it recorded, unless they are
 * the API's own, to the API with sample data: once for each version of the API. Throws when the replay does.
 */
export async function judgeCalls(judging: Judging, calls: UsedCall[]): Promise<BrokenCall[]> {
  const compared = calls.map((call) => ({ call, problem: shapeProblem(call, judging.offered) }));
  const sound = compared.flatMap(({ call: { contract }, problem }) =>
    !problem && contract && isForeign(contract, judging.offered) ? [contract] : [],
  );
  const replayed = await replayedProblems(judging, sound);
  return compared.flatMap(({ call: { place, contract }, problem }) => {
    const found = problem || (contract && replayed.get(hashOf(contract))) || '';
    return found ? [{ place, problem: found }] : [];
  });
}
