import type { Preparation } from '@vidya/contracts/browser/platform';
import type { Picture } from '@vidya/contracts/calls/course';
import { initialListQuery } from '@vidya/contracts/calls/initial-queries';
import { cardPicture, type PictureFiles } from '@vidya/shared-ui';
import { courseQuery } from './data/course.ts';
import { coursesQuery } from './data/courses.ts';
import { loadScreenAt } from './routes.tsx';
import { coursePictureFiles } from './screens/CourseDetail/course-picture-files.ts';

/** Preloads a picture, so that it is there when its element renders. */
function fetchPicture({ src, srcSet, sizes }: PictureFiles): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  else image.src = src;
}

const wanted = (picture: Picture | null | undefined, files: (picture: Picture) => PictureFiles): void => {
  if (picture) fetchPicture(files(picture));
};

/** Loads a page's initial query, and the LCP image. */
async function firstAnswer({ send, queries, url }: Preparation): Promise<void> {
  const courseId = url.pathname === '/courseDetail' && url.searchParams.get('courseId');
  if (courseId) {
    const course = await queries.fetchQuery(courseQuery(send, courseId));
    return wanted(course.thumbnail, coursePictureFiles);
  }
  const query = initialListQuery(url.pathname, url.searchParams);
  if (!query) return;
  const { courses } = await queries.fetchQuery(coursesQuery(send, query));
  // On the home page the cards are below the fold.
  if (url.pathname !== '/') wanted(courses[0]?.thumbnail, cardPicture);
}

/** Loads the screen's file and its initial query in parallel. The screen retries a failed query and shows its error. */
export async function prepare(preparation: Preparation): Promise<void> {
  await Promise.allSettled([loadScreenAt(preparation.url.pathname), firstAnswer(preparation)]);
}
