/** A place in a script of a version, as a browser tells it. Line and column count from 1. */
export interface Frame {
  /** Below the version's folder. */
  file: string;
  line: number;
  column: number;
}

/** Chromium: 'at fn (https://…:1:2)'; Firefox and Safari: 'fn@https://…:1:2'. */
const placeAtEnd = /:(\d{1,7}):(\d{1,7})\)?$/;

/** The place that a line of a stack names; null for another line, and for a script of another version. */
export function frameIn(line: string, version: string): Frame | null {
  const text = line.trimEnd();
  const [place = '', row, column] = placeAtEnd.exec(text) ?? [];
  const start = text.lastIndexOf('http');
  const address = place && start >= 0 ? text.slice(start, text.length - place.length) : '';
  const folder = `/${version}/`;
  const at = address.indexOf(folder);
  return at < 0 ? null : { file: address.slice(at + folder.length), line: Number(row), column: Number(column) };
}

/** The scripts of a version that a stack names. */
export const filesIn = (stack: string, version: string): string[] => [
  ...new Set(stack.split('\n').flatMap((line) => frameIn(line, version)?.file ?? [])),
];
