import { getCatalogueFigures, getCourse, listCourses } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import type { ServerPreparation } from '@vidya/contracts/browser/platform';
import type { ServerPage } from '@vidya/contracts/browser/server-page';
import { callAddress } from '@vidya/contracts/calls/call';
import { isId } from '@vidya/contracts/rules/id';
import { matchPath } from 'react-router-dom';
import { fetchCourse, markMissing } from './data/course.ts';
import { fetchFirstData } from './first-data.ts';
import { courseHead } from './head/course-head.ts';
import { categoryHead, listHead, slugIn } from './head/list-head.ts';
import { homeData } from './head/schema-org.ts';
import { pageMeta } from './page-meta.ts';

/** The figures are for visitors, below the first view: the page goes out without them if they fail. */
async function home(preparation: ServerPreparation): Promise<ServerPage> {
  const { send, queries, url, hasSession } = preparation;
  const queryFn = async () => (await send(getCatalogueFigures, {})).data;
  const figures = hasSession ? undefined : queries.prefetchQuery({ queryKey: keys.catalogueFigures, queryFn });
  await Promise.all([fetchFirstData(preparation), figures]);
  return { head: { ...pageMeta['/'], canonical: '/', data: homeData(url.origin) } };
}

async function list(preparation: ServerPreparation): Promise<ServerPage> {
  await fetchFirstData(preparation);
  return { head: listHead(preparation.url.searchParams) };
}

/** The screen's own call is a POST, which the server does not send: this one returns the same courses. */
async function category({ send, queries, url }: ServerPreparation, part = ''): Promise<ServerPage> {
  const slug = slugIn(part);
  const { data } = await send(listCourses, { query: { category: slug } });
  queries.setQueryData(keys.categoryCourses(slug), data);
  return { head: categoryHead(slug, url.origin) };
}

const contact = (): Promise<ServerPage> => Promise.resolve({});

const notFound: ServerPage = { status: 404, head: { title: 'Course not found' } };

async function course({ send, queries, url }: ServerPreparation): Promise<ServerPage> {
  const courseId = url.searchParams.get('courseId') ?? '';
  if (!isId(courseId)) {
    markMissing(queries, courseId);
    return notFound;
  }
  const found = await fetchCourse(queries, send, courseId);
  // Drafts and archived courses are there for some people.
  if (!found) return { ...notFound, visibleAt: callAddress(getCourse, { courseId }) };
  return { head: courseHead(found, url.origin) };
}

type PageOf = (preparation: ServerPreparation, part?: string) => Promise<ServerPage>;

/** The first match wins, as in the routes. */
const pages: [path: string, page: PageOf][] = [
  ['/', home],
  ['/course/all-courses', list],
  ['/course/:category', category],
  ['/courseDetail', course],
  ['/contact', contact],
];

/** Fetches the initial data of the page at an address, and describes the page; null if the server does not render it. */
export async function serverPageAt(preparation: ServerPreparation): Promise<ServerPage | null> {
  for (const [path, page] of pages) {
    const match = matchPath(path, preparation.url.pathname);
    if (match) return page(preparation, match.params['category']);
  }
  return null;
}
