/** Whether a text is a day that the calendar has: '2026-12-31', not '2026-11-31'. */
export function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  // 31 November would become 1 December.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
}
