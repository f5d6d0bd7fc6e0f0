import { daysBetween, shortDate, timeOfDay } from '@vidya/contracts/texts/format';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** 'Active now', 'Active 3 hours ago', and a date after a week. The server stores it to the minute. `now` in ms. */
export function lastSeen(at: string, now: number): string {
  const passed = now - new Date(at).getTime();
  if (passed < 2 * minuteMs) return 'Active now';
  if (passed > 7 * dayMs) return `Last active ${shortDate(at)}, ${timeOfDay(at)}`;
  if (passed >= dayMs) return `Active ${relative.format(-daysBetween(at, now), 'day')}`;
  const [unit, ms] = passed >= hourMs ? (['hour', hourMs] as const) : (['minute', minuteMs] as const);
  return `Active ${relative.format(-Math.floor(passed / ms), unit)}`;
}
