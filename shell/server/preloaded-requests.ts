import { callAddress } from '@vidya/contracts/calls/call';
import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { getCourse } from '@vidya/contracts/calls/course';
import { initialListAddress } from '@vidya/contracts/calls/initial-queries';
import { getPreview } from '@vidya/contracts/calls/lecture';
import { type PrerenderedView, viewWithSession } from '@vidya/contracts/release/release';

/**
 * The API requests that a page starts with. The HTML preloads them, so that they run in parallel with the scripts.
 * `hasSession`: the request had a session cookie, whether or not the session is still valid.
 */
export function preloadedRequests(url: URL, hasSession: boolean): string[] {
  if (url.pathname === '/courseDetail') {
    const courseId = url.searchParams.get('courseId');
    return courseId ? [callAddress(getCourse, { courseId })] : [];
  }
  if (url.pathname === '/preview') {
    const [courseId, lectureId] = ['courseId', 'lectureId'].map((name) => url.searchParams.get(name));
    if (!courseId || !lectureId) return [];
    return [callAddress(getPreview, { courseId, lectureId }), callAddress(getCourse, { courseId })];
  }
  const list = initialListAddress(url.pathname, url.searchParams);
  const figures = url.pathname === '/' && !hasSession ? callAddress(getCatalogueFigures) : undefined;
  return [list, figures].filter((address) => address !== undefined);
}

/** The page's prerendered HTML, without data. It fits addresses with the same initial query as the plain one only. */
export function prerenderedView(
  views: Record<string, PrerenderedView> | undefined,
  { pathname, searchParams }: URL,
  hasSession: boolean,
): PrerenderedView | undefined {
  const isPlain = initialListAddress(pathname, searchParams) === initialListAddress(pathname, new URLSearchParams());
  if (!isPlain || !views) return undefined;
  return (hasSession ? views[viewWithSession(pathname)] : undefined) ?? views[pathname];
}
