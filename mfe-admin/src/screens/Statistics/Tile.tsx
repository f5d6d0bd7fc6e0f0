import { Skeleton } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Note, TileFrame, Value } from './tile-styles.ts';

interface TileProps {
  label: string;
  /** Undefined while it is being fetched. */
  value: string | undefined;
  note: ReactNode;
  /** Fetching it failed, which the page says in words elsewhere. */
  hasFailed: boolean;
}

/** One number under its name. */
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
