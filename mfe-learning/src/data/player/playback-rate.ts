import { readStored, store } from '@vidya/contracts/browser/stored';

const key = 'vidya.playbackRate';

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5] as const;

/** The speed chosen last, on any lecture; 1 where storage is blocked or holds an unknown value. */
export function rememberedRate(): number {
  const stored = Number(readStored(key));
  return playbackRates.some((rate) => rate === stored) ? stored : 1;
}

export const rememberRate = (rate: number): void => store(key, String(rate));
