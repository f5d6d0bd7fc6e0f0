import type Player from 'video.js/dist/types/player';
import { nearestSize, type Quality, rememberedQuality } from '../data/quality-choice.ts';

/** One size of an adaptive stream. */
export interface Level {
  width: number;
  height: number;
  enabled: boolean;
}

type Levels = ArrayLike<Level> & {
  selectedIndex: number;
  on: (names: string | string[], listener: () => void) => void;
};

/** The sizes that the player knows of now; null where the library has no adaptive streams. */
export const levelsOf = (player: Player): Levels | null =>
  (player as Player & { qualityLevels?: () => Levels }).qualityLevels?.() ?? null;

/** 720 for '720p', upright pictures too. */
const sizeOf = ({ width, height }: Level): number => Math.min(width, height);

/** Largest first; empty for a plain file. */
export const sizesOf = (player: Player): number[] =>
  [...new Set(Array.from(levelsOf(player) ?? [], sizeOf))].toSorted((one, two) => two - one);

/** What is played now, while the player chooses by itself. */
export function currentSize(player: Player): number | null {
  const levels = levelsOf(player);
  const level = levels?.[levels.selectedIndex];
  return level ? sizeOf(level) : null;
}

/** What the person wants, as far as this video has it. */
export function wantedSize(player: Player): Quality {
  const sizes = sizesOf(player);
  const wanted = rememberedQuality();
  return wanted === 'auto' || sizes.length === 0 ? 'auto' : nearestSize(sizes, wanted);
}

/** Leaves the player the wanted size only, or all of them to choose from. */
export function applyQuality(player: Player): void {
  const wanted = wantedSize(player);
  for (const level of Array.from(levelsOf(player) ?? [])) {
    const isWanted = wanted === 'auto' || sizeOf(level) === wanted;
    if (level.enabled !== isWanted) level.enabled = isWanted;
  }
}
