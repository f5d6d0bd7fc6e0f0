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

/** Paise as people write rupees: 149900 is ₹1,499. */
export function formatPaise(amountPaise: number): string {
  return rupees.format(amountPaise / 100);
}

/** A moment, given in ms, in Indian time. */
export function formatMoment(timeMs: number): string {
  return moments.format(timeMs);
}
