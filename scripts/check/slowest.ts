import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

export interface TimedFile {
  name: string;
  startTime: number;
  endTime: number;
}

const shown = 10;

/** Lines for the ten slowest test files: seconds, then the file. The given times are ms. */
export function slowestFiles(files: readonly TimedFile[]): string[] {
  return files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${path.relative(root, name)}`);
}
