import { certificatePicture } from '@vidya/contracts/browser/addresses';
import { getArticle, getCourse } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import type { Preparation, ServerEntry } from '@vidya/contracts/browser/platform';
import type { ServerPage } from '@vidya/contracts/browser/server-page';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { certificateCode } from '@vidya/contracts/rules/course/certificate-code';
import { site } from '@vidya/contracts/texts/site';
import { matchPath } from 'react-router-dom';
import { certificateQuery, previewQuery } from './data/public-pages.ts';
import LearningRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';

async function prepareCertificate({ send, queries }: Preparation, code: string): Promise<ServerPage> {
  const certificate = await queries.fetchQuery(certificateQuery(send, code));
  if (certificate === null) return { status: 404 };
  const { learnerName, courseTitle } = certificate;
  const description = `${learnerName} has completed ${courseTitle} on ${site.name}.`;
  return { head: { title: 'Certificate', description, image: certificatePicture(code) } };
}

/** Fetched beside the preview, which does not need it. */
async function fetchCourse({ send, queries }: Preparation, courseId: string): Promise<void> {
  try {
    const { data } = await send(getCourse, { params: { courseId } });
    queries.setQueryData(keys.course(courseId), data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The text of a preview stands in the page. */
async function fetchArticle({ send, queries }: Preparation, params: Record<'courseId' | 'lectureId', string>) {
  const { data } = await send(getArticle, { params });
  queries.setQueryData(keys.article(params.lectureId), data);
}

async function preparePreview(preparation: Preparation): Promise<ServerPage> {
  const { send, queries, url } = preparation;
  const [courseId, lectureId] = ['courseId', 'lectureId'].map((name) => url.searchParams.get(name));
  if (!courseId || !lectureId) {
    await loadScreenAt(url.pathname);
    return { status: 404 };
  }
  const asked = queries.fetchQuery(previewQuery(send, { courseId, lectureId }));
  const [preview] = await Promise.all([asked, fetchCourse(preparation, courseId), loadScreenAt(url.pathname)]);
  if (preview === null) return { status: 404 };
  if (preview.kind === 'article') await fetchArticle(preparation, { courseId, lectureId });
  return {};
}

/** The pages that a visitor may see: free previews, and the check of a certificate. */
export const entry: ServerEntry = {
  Remote: LearningRemote,
  prepare: async (preparation) => {
    const { pathname } = preparation.url;
    const code = matchPath('/certificate/:code', pathname)?.params.code;
    if (code) return prepareCertificate(preparation, certificateCode(decodeURIComponent(code)));
    return matchPath('/preview', pathname) ? preparePreview(preparation) : null;
  },
};
