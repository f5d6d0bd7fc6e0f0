import { replayCalls } from '../../../api/src/replay/replay-calls.ts';
import { openScratchApi, type ScratchApi } from '../../../api/src/replay/scratch-api.ts';
import type { RecordedUse, UsedCall } from '../../../platform/calls/call-contract.ts';
import { shapeProblem } from '../../../platform/gate/call-changes.ts';

const whys: Record<RecordedUse['standing'], string> = {
  live: 'live',
  canary: 'in canary',
  previous: 'what pages fall back to',
  tabs: 'in open tabs',
};

const keyOf = (call: UsedCall): string => JSON.stringify(call);

/** What is wrong with each call on the API of these sources: first by its shape, then by sending what was recorded. */
async function problemsOf(scratch: ScratchApi, calls: UsedCall[]): Promise<Map<string, string>> {
  const offered = scratch.app.offeredCalls();
  const found = new Map<string, string>();
  for (const call of calls) {
    const byShape = shapeProblem(call, offered);
    // oxlint-disable-next-line no-await-in-loop
    const [replayed = ''] = byShape || !call.contract ? [] : await replayCalls(scratch, [call.contract]);
    found.set(keyOf(call), byShape || replayed);
  }
  return found;
}

function linesOf({ area, version, standing, calls }: RecordedUse, problems: Map<string, string>): string[] {
  const name = `${area} ${version} (${whys[standing]})`;
  if (calls.length === 0) return [`${name}: its calls were not recorded`];
  const broken = calls.flatMap((call) => {
    const problem = problems.get(keyOf(call));
    return problem ? [`  ${call.place}: ${problem}`] : [];
  });
  return broken.length > 0 ? [`${name} BREAKS:`, ...broken] : [`${name}: ${calls.length} calls are answered as before`];
}

/**
 * Compares the API of these sources with the calls that versions in use have recorded, and sends the recorded requests
 * to it with sample data.
 *
 * @returns a line or more for each version, and whether none of them breaks
 */
export async function judgeAgainst(uses: RecordedUse[]): Promise<{ lines: string[]; isSound: boolean }> {
  const different = new Map(uses.flatMap(({ calls }) => calls.map((call) => [keyOf(call), call] as const)));
  const scratch = await openScratchApi();
  try {
    const problems = await problemsOf(scratch, [...different.values()]);
    const isSound = [...problems.values()].every((problem) => !problem);
    return { lines: uses.flatMap((use) => linesOf(use, problems)), isSound };
  } finally {
    await scratch.close();
  }
}
