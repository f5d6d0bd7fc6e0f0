import { useMemo } from 'react';
import { cleanArticle } from '../reading/clean-article.ts';
import { QuizProse } from './quiz-styles.ts';

/** A text of a question, cleaned. */
export function QuizHtml({ html, id }: { html: string; id?: string }) {
  const inner = useMemo(() => ({ __html: cleanArticle(html) }), [html]);
  return <QuizProse id={id} as={/<(?:p|pre|div)\b/.test(html) ? 'div' : 'span'} dangerouslySetInnerHTML={inner} />;
}
