import { type Ref, useMemo } from 'react';
import { ArticleProse } from './article-styles.ts';
import { cleanArticle } from './clean-article.ts';

export interface ArticleBodyProps {
  html: string;
  /** The element whose children are the paragraphs. */
  ref: Ref<HTMLDivElement>;
}

/** The text of an article, cleaned. */
export function CleanedArticle({ html, ref }: ArticleBodyProps) {
  const inner = useMemo(() => ({ __html: cleanArticle(html) }), [html]);
  return <ArticleProse ref={ref} dangerouslySetInnerHTML={inner} />;
}
