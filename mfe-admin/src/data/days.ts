import { serverNow } from '@vidya/contracts/browser/server-clock';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';

const dayMs = 86_400_000;

/** A day in India: 'Today', 'Yesterday', '9 Sep 2025'. */
export function dayText(value: string, now = serverNow()): string {
  const day = shortDate(value);
  if (day === shortDate(now)) return 'Today';
  return day === shortDate(now - dayMs) ? 'Yesterday' : day;
}

/** '21 Nov 2026, 02:15 pm'. */
export const dayAndTime = (value: string): string => `${shortDate(value)}, ${timeOfDay(value)}`;

const seconds = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** To the second, with the time zone: '21 Nov 2026, 02:15:09 pm India time'. */
export const exactly = (value: string): string => `${shortDate(value)}, ${seconds.format(new Date(value))} India time`;

/** In a list: the time if it is today, otherwise the date. */
export const shortly = (value: string, now = serverNow()): string =>
  shortDate(value) === shortDate(now) ? timeOfDay(value) : shortDate(value);

/** Today in India in a date field's format: '2026-11-21'. */
export const dayForField = (now = serverNow()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);

/** A date field's value as text: '2026-11-21' becomes '21 Nov 2026'. */
export const dayOfField = (day: string): string => shortDate(`${day}T00:00:00+05:30`);
