import { limits } from '../limits.ts';

/** Something can be published by itself after now, within the next two years. */
export function isSchedulable(publishAt: string, now: number): boolean {
  const at = Date.parse(publishAt);
  return at > now && at < now + limits.scheduleDays * 86_400_000;
}
