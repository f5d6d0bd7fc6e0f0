import { count, monthName } from '@vidya/contracts/texts/format';
import { Icon } from '@vidya/shared-ui';
import { useState } from 'react';
import { isToCome, monthBefore } from '../../data/payments/month-before.ts';
import { changeOf } from '../../data/statistics/change.ts';
import type { Measure } from '../../data/statistics/use-statistics.ts';
import { usePeriod } from '../../data/use-period.ts';
import { Tile } from './Tile.tsx';
import { Moved } from './tile-styles.ts';

interface MonthTileProps {
  label: string;
  /** Null while loading. */
  measure: Measure | null;
  /** Formats the number. */
  text: (value: number) => string;
  hasFailed: boolean;
}

/** A number of the chosen month, and its change against the previous month. */
export function MonthTile({ label, measure, text, hasFailed }: MonthTileProps) {
  const period = usePeriod();
  const [now] = useState(() => new Date());
  // The month is in the future: a value of 0 and a drop of 100% would be misleading.
  if (isToCome(period, now)) {
    const note = `${monthName(period.month)} ${period.year} is still to come`;
    return <Tile label={label} value="–" note={note} hasFailed={false} />;
  }
  const value = measure ? text(measure.now) : undefined;
  const note = measure ? <Movement measure={measure} text={text} /> : null;
  return <Tile label={label} value={value} note={note} hasFailed={hasFailed} />;
}

function Movement({ measure: { now, before }, text }: { measure: Measure; text: (value: number) => string }) {
  const earlier = monthBefore(usePeriod());
  if (before === null || !earlier) return 'Nothing to compare with';
  const change = changeOf(now, before);
  if (change.kind === 'same') return `Same as in ${earlier.month}`;
  const isUp = change.kind === 'up';
  const difference = change.percent === null ? text(Math.abs(now - before)) : `${count(change.percent)}%`;
  return (
    <>
      <Moved $isUp={isUp}>
        <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={16} label={isUp ? 'Up' : 'Down'} /> {difference}
      </Moved>{' '}
      against {earlier.month}
    </>
  );
}
