import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Fault } from './faults.ts';

const gapMs = [2_000, 8_000] as const;
/** Two kinds of parts may be away at once, as long as nobody is. */
const atOnce = 2;

/** The kind of a part: of one kind only one may be away. */
const kindOf = ({ name }: Fault): string => name.replace(/-\d$/, '');

/** Lets faults happen at random, at most two at a time, for this long. Resolves with how often each happened. */
export async function randomly(faults: Fault[], ms: number, random: Random): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const until = performance.now() + ms;
  const busy = new Map<string, Promise<void>>();
  while (performance.now() < until) {
    await pause(between(random, ...gapMs));
    const possible = faults.filter((fault) => !busy.has(kindOf(fault)));
    const fault = possible[Math.floor(random() * possible.length)];
    if (!fault) continue;
    counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
    const kind = kindOf(fault);
    busy.set(
      kind,
      fault.happen().finally(() => busy.delete(kind)),
    );
    while (busy.size >= atOnce) await Promise.race(busy.values());
  }
  await Promise.all(busy.values());
  return counts;
}
