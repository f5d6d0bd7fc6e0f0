import { readStored, store } from '@vidya/contracts/browser/stored';

const key = 'vidya.quality';

/** The height of the picture in lines (720 for '720p'), or 'auto' for what the connection allows. */
export type Quality = number | 'auto';

export function rememberedQuality(): Quality {
  const stored = Number(readStored(key));
  return stored > 0 ? stored : 'auto';
}

export const rememberQuality = (quality: Quality): void => store(key, String(quality));

/** The wanted size if the video has it, else the next smaller one, else the smallest. `sizes` must not be empty. */
export function nearestSize(sizes: readonly number[], wanted: number): number {
  const fitting = sizes.filter((size) => size <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...sizes);
}
