/** The percentile of the values at `share`, from 0 to 1. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** The texts of the missed targets. */
export const whatMissed = (checks: [isMissed: boolean, text: string][]): string[] =>
  checks.filter(([isMissed]) => isMissed).map(([, text]) => text);

/** One line of a table: a name, then right-aligned cells. */
export const row = (name: string, cells: (string | number)[], [first, width]: [first: number, width: number]): string =>
  name.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('');

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
