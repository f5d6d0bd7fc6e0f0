/** The change of a number from one month to the next. `percent` is a whole number; null if the previous month was 0. */
export type Change = { kind: 'same' } | { kind: 'up' | 'down'; percent: number | null };

export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  const kind = now > before ? 'up' : 'down';
  return { kind, percent: before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100) };
}
