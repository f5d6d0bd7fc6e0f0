import type { Override } from '@vidya/contracts/release/release';
import type { LinkNotice } from '../../src/remotes/load/page-settings-shape.ts';
import { cookie } from '../cookies.ts';
import { linkCookie } from './switches.ts';

/** The notice for visitors who opened an override link: without it, the page looks like any other. */
export function linkNoticeOf(cookies: string | undefined, override: Override | null): LinkNotice | undefined {
  const became = cookie(cookies, linkCookie);
  if (became === 'over') return 'over';
  return became === 'opened' && !override ? 'forStaff' : undefined;
}
