const dayMs = 86_400_000;
const nearDays = 30;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** 'in 12 days' for an expiry within `nearDays`, 'Expired' after it, otherwise ''. `now` in ms. */
export function expiryNote(expiresAt: string | null, now: number): string {
  if (!expiresAt) return '';
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'Expired';
  const days = Math.floor(left / dayMs);
  return days <= nearDays ? relative.format(days, 'day') : '';
}
