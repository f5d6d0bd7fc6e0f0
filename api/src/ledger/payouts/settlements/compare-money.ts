import type { MoneyDifferenceKind } from '@vidya/contracts/rules/ledger/money-advice';
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

const keyOf = ({ subject, reference }: Pick<MoneyRecord, 'subject' | 'reference'>): string => `${subject} ${reference}`;

/** Compares what the gateway has with what the ledger has. A fee of an unknown payment is part of that payment. */
export function compareMoney(there: readonly MoneyRecord[], here: readonly OurRecord[]): Comparison {
  const ours = new Map(here.map((record) => [keyOf(record), record]));
  const theirs = new Map(there.map((record) => [keyOf(record), record]));
  const agreed = new Map<string, number>();
  const differences: Difference[] = [];
  for (const { day, subject, reference, paise } of there) {
    const own = ours.get(keyOf({ subject, reference }));
    if (own?.paise === paise) agreed.set(day, (agreed.get(day) ?? 0) + 1);
    else if (own)
      differences.push({ day, subject, reference, kind: 'different', herePaise: own.paise, therePaise: paise });
    else if (subject !== 'fee' || ours.has(keyOf({ subject: 'payment', reference })))
      differences.push({ day, subject, reference, kind: 'missingHere', herePaise: null, therePaise: paise });
  }
  for (const { day, subject, reference, paise, isDue } of here)
    if (isDue && !theirs.has(keyOf({ subject, reference })))
      differences.push({ day, subject, reference, kind: 'missingThere', herePaise: paise, therePaise: null });
  return { agreed, differences };
}
