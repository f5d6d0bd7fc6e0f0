import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';

const minuteMs = 60_000;
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', minuteMs],
] as const;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** 'Active now', 'Active 3 hours ago', and a date after a week. The server stores it to the minute. `now` in ms. */
export function lastSeen(at: string, now: number): string {
  const passed = now - new Date(at).getTime();
  if (passed < 2 * minuteMs) return 'Active now';
  if (passed > 7 * 86_400_000) return `Last active ${shortDate(at)}, ${timeOfDay(at)}`;
  const [unit, ms] = units.find(([, size]) => passed >= size) ?? units[2];
  return `Active ${relative.format(-Math.floor(passed / ms), unit)}`;
}
