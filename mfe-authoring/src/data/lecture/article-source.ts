import { getArticle, getQuiz } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { Quiz } from '@vidya/contracts/calls/quiz';
import type { ArticleText } from '@vidya/contracts/calls/watching';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { useState } from 'react';
import { type ContentFields, noContent, type StoredLecture, storedLecture } from './stored-lecture.ts';

const failed = { article: 'Error In Loading The Article', quiz: 'Error In Loading The Quiz' } as const;

/** What a form begins with; null without the source, which managers alone get. */
const articleFields = ({ source }: ArticleText): ContentFields | null =>
  source === null ? null : { ...noContent, article: source };
const quizFields = ({ source, settings }: Quiz): ContentFields | null =>
  source === null ? null : { ...noContent, questions: source, quizSettings: JSON.stringify(settings) };

/** A lecture with its text, as the server has them now. Rejects without its source: the form must not begin empty. */
export async function sendForStored(send: Send, courseId: string, lecture: Lecture): Promise<StoredLecture> {
  const { kind, _id: lectureId } = lecture;
  if (kind !== 'article' && kind !== 'quiz') return storedLecture(lecture, noContent);
  const params = { courseId, lectureId };
  const content =
    kind === 'article'
      ? articleFields((await send(getArticle, { params })).data)
      : quizFields((await send(getQuiz, { params })).data);
  if (!content) throw new ApiError(failed[kind], { status: 0 });
  return storedLecture(lecture, content);
}

/** The text of an article or the questions of a quiz, fetched again for each version of the lecture. */
function useContent(courseId: string, { _id: lectureId, kind, authoring }: Lecture) {
  const version = authoring?.version ?? 0;
  const params = { courseId, lectureId };
  const article = useCall(getArticle, {
    key: keys.articleSource(lectureId, version),
    params,
    enabled: kind === 'article',
    refetchOnWindowFocus: false,
  });
  const quiz = useCall(getQuiz, {
    key: keys.quizSource(lectureId, version),
    params,
    enabled: kind === 'quiz',
    refetchOnWindowFocus: false,
  });
  if (kind === 'article') return { query: article, content: article.data && articleFields(article.data) };
  if (kind === 'quiz') return { query: quiz, content: quiz.data && quizFields(quiz.data) };
  return { query: article, content: noContent };
}

/**
 * A lecture with its text for a form, once both have been loaded; later, null while the text of a version that another
 * person saved is on its way. No text is taken for a later one.
 */
export function useStoredLecture(courseId: string, lecture: Lecture) {
  const { query, content } = useContent(courseId, lecture);
  const stored = content ? storedLecture(lecture, content) : null;
  const [hasBegun, setBegun] = useState(false);
  if (stored && !hasBegun) setBegun(true);
  const isMissing = !hasBegun && (content === null || (content === undefined && query.isLoadingError));
  return { stored, hasBegun: hasBegun || stored !== null, isMissing, query };
}
