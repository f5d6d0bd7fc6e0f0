import { once } from './once.ts';

const zone = 'Asia/Kolkata';

/** A constant list, because en-IN abbreviates September to 'Sept' (decision C14). */
export const monthKeys = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
export type MonthKey = (typeof monthKeys)[number];

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const monthName = (key: MonthKey): string => monthNames[monthKeys.indexOf(key)] ?? key;

/** Below the message of a failure. */
export const referenceText = (requestId: string): string => `Reference: ${requestId}`;

const grouping = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }));

/** 1204 → '1,204'; 100000 → '1,00,000'. */
export const count = (value: number): string => grouping().format(value);

/** Cards and details: whole rupees, '₹1,499'. */
export const rupees = (value: number): string => `₹${grouping().format(value)}`;

/** For tables and totals: paise in, 'Rs. 1,499' out. */
export const paise = (value: number): string => `Rs. ${grouping().format(value / 100)}`;

/** Paise to rupees as a number, for a chart's axis. */
export const paiseToRupees = (value: number): number => value / 100;

const shortDateParts = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: zone }),
);

const partsOf = (date: Date): Record<string, string> =>
  Object.fromEntries(
    shortDateParts()
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );

/** Day, short month and year in India: '9 Sep 2025'; 'Not Available' without a valid date. */
export function shortDate(value: string | number | Date | null | undefined): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'Not Available';
  const { day, month, year } = partsOf(date);
  return `${Number(day)} ${monthKeys[Number(month) - 1]} ${year}`;
}

/** The day in India, in the format of date fields: '2026-12-31'. */
export function dayInIndia(value: string | number | Date): string {
  const { year = '', month = '', day = '' } = partsOf(new Date(value));
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** From one day in India to another: 1 for the next, however few hours are between. */
export const daysBetween = (from: string | number, to: string | number): number =>
  (Date.parse(dayInIndia(to)) - Date.parse(dayInIndia(from))) / 86_400_000;

/** Time of day in India: '02:15 pm'. */
export const timeOfDay = (value: string | number | Date): string =>
  new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(value));

/** Day and time in India: '3 Dec 2026, 9:00 am'. */
export const momentInIndia = (value: string | number | Date): string =>
  `${shortDate(value)}, ${timeOfDay(value).replace(/^0/, '')}`;

/** An instant as a date field with time shows it, in India: '2026-12-03T09:00'. */
export const fieldInIndia = (value: string | number | Date): string =>
  new Date(new Date(value).getTime() + indiaOffsetMs).toISOString().slice(0, 16);

/** The instant, in ISO format, that such a field means; undefined for an empty or incomplete one. */
export const instantOfField = (text: string): string | undefined => {
  const date = new Date(`${text}:00+05:30`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** India has one time zone and no summer time. */
const indiaOffsetMs = 5.5 * 3_600_000;

/** The joined date in the administrators' lists: '09/09/2025' (en-GB). */
export const joinedDate = (value: string | number | Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: zone }).format(new Date(value));

/** Year and month key of an instant in India: 31 December 20:00 UTC is January. */
export function monthInIndia(value: string | number | Date): { year: number; month: MonthKey } {
  const { year, month } = partsOf(new Date(value));
  return { year: Number(year), month: monthKeys[Number(month) - 1] ?? 'Jan' };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 135 → '2:15'; 3725 → '1:02:05'. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** 40 → '1 min'; 12000 → '3 h 20 min'. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** 52,428,800 → '50 MB'. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(megabytes * 1024))} KB` : `${Math.round(megabytes)} MB`;
}
