import { lazyPart, Skeleton, Stack } from '@vidya/shared-ui';
import { Suspense } from 'react';
import { Description } from '../parts/styles.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { Resources } from './Resources.tsx';

const Quiz = lazyPart(async () => (await import('../quiz/Quiz.tsx')).Quiz);

interface LectureTextProps extends ArticleProps {
  /** Called when the person opens one of its files. */
  onOpen?: (() => void) | undefined;
}

/** What a lecture that is no film consists of: a text, files with what to do with them, or questions. */
export function LectureText({ onOpen, ...props }: LectureTextProps) {
  const { lecture, courseId, isRecorded } = props;
  if (lecture.kind === 'quiz')
    return (
      <Suspense fallback={<Skeleton height="16rem" shape="block" />}>
        <Quiz key={lecture._id} courseId={courseId} lectureId={lecture._id} isRecorded={isRecorded} />
      </Suspense>
    );
  if (lecture.kind !== 'files') return <Article key={lecture._id} {...props} />;
  return (
    <Stack $gap={4}>
      {lecture.description.trim() ? <Description>{lecture.description}</Description> : null}
      <Resources resources={lecture.resources} onOpen={onOpen} />
    </Stack>
  );
}
