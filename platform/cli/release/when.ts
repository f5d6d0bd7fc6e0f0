const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
/** A day and a time in India: '22 Nov, 01:30'. */
export const when = (iso: string): string => day.format(new Date(iso));
