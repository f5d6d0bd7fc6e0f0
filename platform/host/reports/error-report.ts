import { limits } from '@vidya/contracts/rules/limits';
import type { AreaReport } from '../../calls/release.ts';
import { routeOf } from '../routes-here.ts';

/** Lines of a stack have an at sign too, before an address. */
const isMailAddress = (word: string): boolean => word.includes('@') && !word.includes('://');

/** Nothing of a person: no mail addresses, and no parameters of addresses. */
const impersonal = (text: string): string =>
  text
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (isMailAddress(word) ? '…' : word))
    .join('')
    .replaceAll(/\?[^\s:)'"]+/g, '');

const cut = (text: string, max: number): string => impersonal(text.replaceAll('\0', '')).slice(0, max);

/** What went wrong at this path, for the team of the area. `screen`: its pattern, without anybody's ids. */
export function errorReport(error: unknown, path = location.pathname): NonNullable<AreaReport['error']> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  return {
    message: cut(message, limits.error.message),
    stack: cut(stack ?? '', limits.error.stack),
    screen: routeOf(path)?.path ?? '*',
  };
}
