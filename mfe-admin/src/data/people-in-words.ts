import { count } from '@vidya/contracts/format';
import type { PeoplePage } from './use-people-page.ts';

/** '12 enrolled students', 'More than 1,000 not enrolled students for ‘ra’'. */
export function peopleInWords({ query: { kind, status, q }, total, isCapped }: PeoplePage): string {
  const who = total === 1 && !isCapped ? kind.slice(0, -1) : kind;
  const howMany = isCapped ? `More than ${count(total)}` : count(total);
  const label = status === 'enrolled' ? 'enrolled' : 'not enrolled';
  return `${howMany} ${label} ${who}${q ? ` for ‘${q}’` : ''}`;
}
