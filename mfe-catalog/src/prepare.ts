import { keys } from '@vidya/contracts/browser/keys';
import type { Preparation } from '@vidya/contracts/browser/platform';
import type { PictureFiles } from '@vidya/shared-ui';
import { matchPath } from 'react-router-dom';
import { fetchFirstData } from './first-data.ts';
import { loadScreenAt } from './routes.tsx';
import { loadCleaned } from './screens/CourseDetail/About/cleaner.ts';

/** Preloads a picture, so that it is there when its element renders. */
function fetchPicture({ src, srcSet, sizes }: PictureFiles): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  else image.src = src;
}

/** Loads a page's initial query, and the LCP image. */
async function firstData(preparation: Preparation): Promise<void> {
  const picture = (await fetchFirstData(preparation))?.picture;
  if (picture) fetchPicture(picture);
}

/** What cleans a course's description. On a page from the server, whose course is there already, nothing needs it. */
async function descriptionPart({ queries, url }: Preparation): Promise<void> {
  const courseId = matchPath('/courseDetail', url.pathname) && url.searchParams.get('courseId');
  if (courseId && !queries.getQueryData(keys.course(courseId))) await loadCleaned();
}

/** Loads the screen's files and its initial query in parallel. The screen retries a failed query and shows its error. */
export async function prepare(preparation: Preparation): Promise<void> {
  await Promise.allSettled([
    loadScreenAt(preparation.url.pathname),
    descriptionPart(preparation),
    firstData(preparation),
  ]);
}
