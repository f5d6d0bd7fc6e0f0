import { Article, type ArticleProps } from './Article.tsx';

/** What a lecture that is no film consists of. */
export function LectureText(props: ArticleProps) {
  return <Article key={props.lecture._id} {...props} />;
}
