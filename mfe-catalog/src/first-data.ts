import type { Preparation } from '@vidya/contracts/browser/platform';
import { type PictureFiles, rowPicture } from '@vidya/shared-ui';
import { matchPath } from 'react-router-dom';
import { fetchCourse } from './data/course.ts';
import { coursesQuery } from './data/courses.ts';
import { initialListQuery } from './data/initial-queries.ts';
import { coursePictureFiles } from './screens/CourseDetail/course-picture-files.ts';

/** Fetches a page's initial query. Returns the LCP image, if the page has one; undefined if it has no initial query. */
export async function fetchFirstData({
  send,
  queries,
  url,
}: Preparation): Promise<{ picture?: PictureFiles } | undefined> {
  const courseId = matchPath('/courseDetail', url.pathname) && url.searchParams.get('courseId');
  if (courseId) {
    const thumbnail = (await fetchCourse(queries, send, courseId))?.thumbnail;
    return thumbnail ? { picture: coursePictureFiles(thumbnail) } : {};
  }
  const query = initialListQuery(url.pathname, url.searchParams);
  if (!query) return undefined;
  const { courses } = await queries.fetchQuery(coursesQuery(send, query));
  // On the home page the cards are below the fold.
  const thumbnail = url.pathname !== '/' && courses[0]?.thumbnail;
  return thumbnail ? { picture: rowPicture(thumbnail) } : {};
}
