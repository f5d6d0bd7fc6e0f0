import type { MoneyDifferenceKind } from '@vidya/contracts/rules/ledger/money-advice';
import { keyOf } from './corrected.ts';
import type { OurRecord } from './ledger-records.ts';
import type { MoneyRecord } from './money-records.ts';

export interface Difference extends Pick<MoneyRecord, 'day' | 'subject' | 'reference'> {
  kind: MoneyDifferenceKind;
  /** Null: that side has nothing. */
  herePaise: number | null;
  therePaise: number | null;
}

export interface Comparison {
  /** How many records agree, by day. */
  agreed: Map<string, number>;
  differences: Difference[];
}

/** What has a fee. */
const payments = ['payment', 'refund'] as const;

/**
 * Compares what the gateway has with what the ledger has, without what `corrected` has an amount of. A fee of an unknown
 * payment or refund is part of it.
 */
export function compareMoney(
  there: readonly MoneyRecord[],
  here: readonly OurRecord[],
  corrected: ReadonlyMap<string, number> = new Map(),
): Comparison {
  const ours = new Map(here.map((record) => [keyOf(record), record]));
  const theirs = new Map(there.map((record) => [keyOf(record), record]));
  const agreed = new Map<string, number>();
  const differences: Difference[] = [];
  const isKnown = (key: string): boolean => ours.has(key) || corrected.has(key);
  const add = (difference: Difference): void => {
    if (!corrected.has(keyOf(difference))) differences.push(difference);
  };
  for (const { day, subject, reference, paise } of there) {
    const key = keyOf({ subject, reference });
    const own = ours.get(key);
    // A payout that a person booked, and that came back.
    const booked = subject === 'payout' && paise === 0 && !own ? corrected.get(key) : undefined;
    if (booked) differences.push({ day, subject, reference, kind: 'different', herePaise: booked, therePaise: 0 });
    // What was never booked and moved nothing agrees.
    else if ((own?.paise ?? 0) === paise) agreed.set(day, (agreed.get(day) ?? 0) + 1);
    else if (own) add({ day, subject, reference, kind: 'different', herePaise: own.paise, therePaise: paise });
    else if (subject !== 'fee' || payments.some((one) => isKnown(keyOf({ subject: one, reference }))))
      add({ day, subject, reference, kind: 'missingHere', herePaise: null, therePaise: paise });
  }
  for (const { day, subject, reference, paise, isDue } of here)
    if (isDue && !theirs.has(keyOf({ subject, reference })))
      add({ day, subject, reference, kind: 'missingThere', herePaise: paise, therePaise: null });
  return { agreed, differences };
}
