import { Stack } from '@vidya/shared-ui';
import { Description } from '../parts/styles.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { Resources } from './Resources.tsx';

interface LectureTextProps extends ArticleProps {
  /** Called when the person opens one of its files. */
  onOpen?: (() => void) | undefined;
}

/** What a lecture that is no film consists of: a text, or files with what to do with them. */
export function LectureText({ onOpen, ...props }: LectureTextProps) {
  const { lecture } = props;
  if (lecture.kind !== 'files') return <Article key={lecture._id} {...props} />;
  return (
    <Stack $gap={4}>
      {lecture.description.trim() ? <Description>{lecture.description}</Description> : null}
      <Resources resources={lecture.resources} onOpen={onOpen} />
    </Stack>
  );
}
