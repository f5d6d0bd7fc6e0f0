import { serverNow } from '@vidya/contracts/browser/server-clock';
import { monthName } from '@vidya/contracts/texts/format';
import { Icon, Skeleton } from '@vidya/shared-ui';
import { muted, raisedCard } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { isToCome, monthBefore, usePeriod } from '../data/use-period.ts';
import { changeText } from './change.ts';
import type { Measure } from './use-statistics.ts';

interface TileProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  note: ReactNode;
  /** The request failed; the page shows the error elsewhere. */
  hasFailed: boolean;
}

/** One number with its label. */
export function Tile({ label, value, note, hasFailed }: TileProps) {
  const isWaiting = value === undefined && !hasFailed;
  return (
    <TileFrame aria-busy={isWaiting}>
      <dt>{label}</dt>
      <Value>{isWaiting ? <Skeleton width="60%" /> : (value ?? '–')}</Value>
      <Remark>{isWaiting ? <Skeleton width="80%" /> : note}</Remark>
    </TileFrame>
  );
}

interface MonthTileProps {
  label: string;
  /** Null while loading. */
  measure: Measure | null;
  /** Formats the number. */
  text: (value: number) => string;
  hasFailed: boolean;
  /** The least that the previous month needs for a percentage. */
  least: number;
}

/** A number of the chosen month, and its change against the previous month. */
export function MonthTile({ label, measure, text, hasFailed, least }: MonthTileProps) {
  const period = usePeriod();
  const [now] = useState(() => new Date(serverNow()));
  // The month is in the future: a value of 0 and a drop of 100% would be misleading.
  if (isToCome(period, now)) {
    const note = `${monthName(period.month)} ${period.year} is still to come`;
    return <Tile label={label} value="–" note={note} hasFailed={false} />;
  }
  const value = measure ? text(measure.now) : undefined;
  const note = measure ? <Movement measure={measure} text={text} least={least} /> : null;
  return <Tile label={label} value={value} note={note} hasFailed={hasFailed} />;
}

interface MovementProps extends Pick<MonthTileProps, 'text' | 'least'> {
  measure: Measure;
}

/** The change in whole percent, or the month before where the numbers are too small for that. */
function Movement({ measure: { now, before }, text, least }: MovementProps) {
  const earlier = monthBefore(usePeriod());
  if (before === null || !earlier) return 'Nothing to compare with';
  if (before === undefined) return `${monthName(earlier.month)} ${earlier.year} could not be loaded`;
  if (now === before) return `Same as in ${earlier.month}`;
  const change = changeText(now, before, least);
  if (change === null) return `${text(before)} in ${earlier.month} (small numbers)`;
  const isUp = now > before;
  return (
    <>
      <Moved $isUp={isUp}>
        <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={16} label={isUp ? 'Up' : 'Down'} /> {change}
      </Moved>{' '}
      against {earlier.month}
    </>
  );
}

/** The tiles of a section. */
export const TileRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const TileFrame = styled.div`
  ${raisedCard}
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]};

  dt {
    ${muted}
  }
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

const Value = styled.dd`
  ${type.h3}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* An amount in crores stays on one line of half a small phone. */
  ${media.phoneOnly} {
    font-size: clamp(0.9375rem, 4.7vw, 1.25rem);
  }

  ${media.tablet} {
    ${type.h2}
  }
`;

const Remark = styled.dd`
  ${muted}

  ${media.phoneOnly} {
    min-height: 2lh;
  }
`;

const Moved = styled.b<{ $isUp: boolean }>`
  color: ${({ $isUp }) => ($isUp ? color.success : color.danger)};
  font-weight: 650;

  svg {
    display: inline-block;
    vertical-align: -0.2em;
  }
`;
