import { getArticle } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { ArticleText } from '@vidya/contracts/calls/watching';
import { texts } from '@vidya/contracts/texts/texts';
import { type MouseEvent, useState } from 'react';
import type { Playhead } from '../data/player/playhead.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { Parts } from './article-styles.ts';
import { showPart, useReading, useReadingPosition, useWideParts } from './use-reading.ts';

export interface ArticleProps {
  courseId: string;
  lecture: Lecture;
  isRecorded: boolean;
  playhead: Playhead;
  /** The paragraph to show first, from 1; undefined for where the learner stopped. */
  startAt?: number | undefined;
}

/** A lecture to read: its contents if it is long, its text, and where the learner is in it. */
export function Article({ courseId, lecture, ...rest }: ArticleProps) {
  const article = useCall(getArticle, {
    key: keys.article(lecture._id),
    params: { courseId, lectureId: lecture._id },
  });
  if (article.isLoadingError)
    return (
      <LoadFailed
        query={article}
        title="This article could not be loaded"
        titleAs="h2"
        fallback={texts.account.fallback}
      />
    );
  if (!article.data) return <ArticleSkeleton />;
  return <Text courseId={courseId} lecture={lecture} article={article.data} {...rest} />;
}

/** Fewer headings are seen at a glance. */
const partsFrom = 3;

function Text({ article, ...reading }: ArticleProps & { article: ArticleText }) {
  const [text, setText] = useState<HTMLElement | null>(null);
  useReading({ ...reading, text });
  useReadingPosition({ ...reading, text });
  useWideParts(text);
  return (
    <>
      {article.parts.length >= partsFrom ? (
        <Parts aria-label="In this article">
          <details open>
            <summary>In this article</summary>
            <ol>
              {article.parts.map(({ _id, title }) => (
                <li key={_id}>
                  <PartLink id={_id} onGo={() => showPart(text, _id)}>
                    {title}
                  </PartLink>
                </li>
              ))}
            </ol>
          </details>
        </Parts>
      ) : null}
      <ArticleBody html={article.html} ref={setText} />
    </>
  );
}

/** A link within the page that is no step back in the history. */
function PartLink({ id, onGo, children }: { id: string; onGo: () => void; children: string }) {
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    onGo();
  };
  return (
    <a href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}
