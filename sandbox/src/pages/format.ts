const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const moments = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Formats paise as rupees: 149900 is ₹1,499. */
export const formatPaise = (amountPaise: number): string => rupees.format(amountPaise / 100);

/** Formats a moment, in ms, in Indian time. */
export const formatMoment = (timeMs: number): string => moments.format(timeMs);
