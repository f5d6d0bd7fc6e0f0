import { useMedia } from '@vidya/contracts/browser/use-media';

/** Whether the person prefers reduced motion or reduced data. */
export function useWantsStillness(): boolean {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return isStill || connection?.saveData === true;
}
