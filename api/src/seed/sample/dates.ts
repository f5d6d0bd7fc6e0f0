/** The first day of the sample history. */
export const HISTORY_START = new Date('2024-01-01T04:30:00Z');

const DAY_MS = 86_400_000;

/** The latest time in the sample data: the start (UTC) of the day of seeding, so that two runs on one day agree. */
export const dayOf = (today: Date): Date => new Date(Math.floor(today.getTime() / DAY_MS) * DAY_MS);

/** `date` moved by a number of days, which may be negative or fractional. */
export const addDays = (date: Date, days: number): Date => new Date(Math.round(date.getTime() + days * DAY_MS));

/** The moment at `share` (0 to 1) of the way between two dates, on a whole second. */
export function momentBetween(from: Date, to: Date, share: number): Date {
  const time = from.getTime() + (to.getTime() - from.getTime()) * share;
  return new Date(Math.floor(time / 1000) * 1000);
}

/** The later of the dates. */
export const latest = (...dates: Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

/** The earlier of the dates. */
export const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));
