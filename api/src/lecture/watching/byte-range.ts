import type { ByteSpan } from '../../outside/files/files.ts';

/** 'whole': the request has no usable range; 'unsatisfiable': the range is outside the file (416). */
export type RangeResult = ByteSpan | 'whole' | 'unsatisfiable';

/** One range of a `Range` header (RFC 9110, 14.1.2). Several ranges give the whole file, as the standard permits. */
export function readRange(header: string | undefined, bytes: number): RangeResult {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!asked) return 'whole';
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), bytes);
  const span = { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
  if (to !== '' && Number(to) < span.start) return 'whole';
  return span.start >= bytes ? 'unsatisfiable' : span;
}

function lastBytes(length: number, bytes: number): RangeResult {
  if (length === 0 || bytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, bytes - length), end: bytes - 1 };
}
