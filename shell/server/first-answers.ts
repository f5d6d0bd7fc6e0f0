import { callAddress } from '@vidya/contracts/call';
import { getCourse, listCourses } from '@vidya/contracts/course';
import { firstCourseQuery } from '@vidya/contracts/first-queries';
import { getPreview } from '@vidya/contracts/lecture';
import type { FirstView } from '@vidya/contracts/release';

/** The API answers a page begins with: asked for by the HTML, so that they travel while the scripts do. */
export function firstAnswers(url: URL): string[] {
  if (url.pathname === '/courseDetail') {
    const courseId = url.searchParams.get('courseId');
    return courseId ? [callAddress(getCourse, { courseId })] : [];
  }
  if (url.pathname === '/preview') {
    const [courseId, lectureId] = ['courseId', 'lectureId'].map((name) => url.searchParams.get(name));
    if (!courseId || !lectureId) return [];
    return [callAddress(getPreview, { courseId, lectureId }), callAddress(getCourse, { courseId })];
  }
  const query = firstCourseQuery(url.pathname, url.searchParams);
  return query ? [`${callAddress(listCourses)}?${query}`] : [];
}

/** How the page looks before any answer: drawn for the plain address, so it holds for what begins with the same answers. */
export function firstView(
  views: Record<string, FirstView> | undefined,
  { pathname, searchParams }: URL,
): FirstView | undefined {
  const isPlain = firstCourseQuery(pathname, searchParams) === firstCourseQuery(pathname, new URLSearchParams());
  return isPlain ? views?.[pathname] : undefined;
}
