import { callAddress } from '@vidya/contracts/calls/call';
import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { getCourse, listCourses } from '@vidya/contracts/calls/course';
import { initialCourseQuery } from '@vidya/contracts/calls/initial-queries';
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
  const query = initialCourseQuery(url.pathname, url.searchParams);
  const list = query ? [`${callAddress(listCourses)}?${query}`] : [];
  return url.pathname === '/' && !hasSession ? [...list, callAddress(getCatalogueFigures)] : list;
}

/** The page's prerendered HTML, without data. It fits addresses with the same initial query as the plain one only. */
export function prerenderedView(
  views: Record<string, PrerenderedView> | undefined,
  { pathname, searchParams }: URL,
  hasSession: boolean,
): PrerenderedView | undefined {
  const isPlain = initialCourseQuery(pathname, searchParams) === initialCourseQuery(pathname, new URLSearchParams());
  if (!isPlain || !views) return undefined;
  return (hasSession ? views[viewWithSession(pathname)] : undefined) ?? views[pathname];
}
