import { callAddress } from '@vidya/contracts/call';
import { getCourse, listCourses } from '@vidya/contracts/course';
import { firstCourseQuery } from '@vidya/contracts/first-queries';

/** The API answers a page begins with: asked for by the HTML, so that they travel while the scripts do. */
export function firstAnswers(url: URL): string[] {
  if (url.pathname === '/courseDetail') {
    const courseId = url.searchParams.get('courseId');
    return courseId ? [callAddress(getCourse, { courseId })] : [];
  }
  const query = firstCourseQuery(url.pathname, url.searchParams);
  return query ? [`${callAddress(listCourses)}?${query}`] : [];
}
