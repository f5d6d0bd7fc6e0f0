import { Skeleton } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Note, TileFrame, Value } from './tile-styles.ts';

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
      <Note>{isWaiting ? <Skeleton width="80%" /> : note}</Note>
    </TileFrame>
  );
}
