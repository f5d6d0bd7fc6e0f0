const key = 'vidya.playbackRate';

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5] as const;

/** The speed chosen last, on any lecture; 1 where storage is closed or holds something else. */
export function rememberedRate(): number {
  try {
    const stored = Number(localStorage.getItem(key));
    return playbackRates.some((rate) => rate === stored) ? stored : 1;
  } catch {
    return 1;
  }
}

export function rememberRate(rate: number): void {
  try {
    localStorage.setItem(key, String(rate));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
