import { lazyPart } from '@vidya/shared-ui';
import { Suspense, useState } from 'react';
import { useHydrated } from '../data/use-hydrated.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleProse } from './article-styles.ts';
import type { ArticleBodyProps } from './CleanedArticle.tsx';

const CleanedArticle = lazyPart(async () => (await import('./CleanedArticle.tsx')).CleanedArticle);

/** The text of an article. React leaves the server's HTML as it is: only another text is cleaned. */
export function ArticleBody(props: ArticleBodyProps) {
  const { html, ref } = props;
  const isHydrated = useHydrated();
  const [served] = useState(isHydrated ? undefined : { __html: html });
  if (served?.__html === html) return <ArticleProse ref={ref} dangerouslySetInnerHTML={served} />;
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <CleanedArticle {...props} />
    </Suspense>
  );
}
