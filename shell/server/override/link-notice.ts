import type { Override } from '@vidya/contracts/release/release';
import type { LinkNotice } from '../../src/remotes/load/page-settings-shape.ts';
import { cookie } from '../cookies.ts';
import { linkCookie } from './switches.ts';

/** What whoever came by a link with an override has to know, as the page looks like any other. */
export function linkNoticeOf(cookies: string | undefined, override: Override | null): LinkNotice | undefined {
  const became = cookie(cookies, linkCookie);
  if (became === 'over') return 'over';
  return became === 'opened' && !override ? 'forStaff' : undefined;
}
