import { setImmediate } from 'node:timers/promises';
import { articleFault } from '@vidya/contracts/rules/course/course-validation';
import type { Db } from '../../database/database.ts';
import { badRequest } from '../../http/errors.ts';
import { createArticleStore } from './article.store.ts';
import { cleanArticle } from './clean-article.ts';
import { type RenderedArticle, renderArticle } from './render-article.ts';

export interface ReceivedArticle extends RenderedArticle {
  source: string;
}

/** The article of a lecture's form, ready to be stored; null without one. Throws 400. */
export async function receiveArticle(
  db: Db,
  courseId: string,
  article: string | undefined,
): Promise<ReceivedArticle | null> {
  if (article === undefined) return null;
  const fault = articleFault(article);
  if (fault) throw badRequest(fault, 'ValidationError');
  // Between the steps others get their turn: each takes milliseconds for a long text.
  await setImmediate();
  const source = cleanArticle(article);
  const pictures = await createArticleStore(db).listPictures(courseId);
  return { source, ...(await renderArticle(source, new Map(pictures.map((picture) => [picture.id, picture])))) };
}
