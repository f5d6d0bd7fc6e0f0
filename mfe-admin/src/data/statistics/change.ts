/** How a number moved from one month to the next. `percent` is whole, and null when the month before had nothing. */
export type Change = { kind: 'same' } | { kind: 'up' | 'down'; percent: number | null };

export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  const kind = now > before ? 'up' : 'down';
  return { kind, percent: before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100) };
}
