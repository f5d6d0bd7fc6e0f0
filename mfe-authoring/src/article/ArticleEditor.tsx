import { muted } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { EditorFrame, type EditorProps } from '../rich-text/EditorFrame.tsx';
import { ArticleToolbar } from './ArticleToolbar.tsx';
import { $articleSurroundings, articleNowhere } from './actions.ts';
import { ArticleText } from './article-styles.ts';
import { article } from './dialect.ts';
import { HereBar } from './HereBar.tsx';
import { PICTURES_GIVEN, PICTURES_LEFT_OUT } from './pictures.ts';
import { usePictures } from './use-pictures.tsx';

interface ArticleEditorProps extends EditorProps {
  /** Whose pictures it uploads. */
  courseId: string;
}

/** The editor of articles: rich text with code, tables, pictures, call-outs and formulas. */
export const ArticleEditor = ({ courseId, ...rest }: ArticleEditorProps) => (
  <ArticleText>
    <EditorFrame {...rest} dialect={article} bars={(editor) => <ArticleBars courseId={courseId} editor={editor} />} />
  </ArticleText>
);

function ArticleBars({ courseId, editor }: { courseId: string; editor: LexicalEditor }) {
  const [here, setHere] = useState(articleNowhere);
  const [hasLeftOut, setLeftOut] = useState(false);
  const pictures = usePictures(courseId, editor);
  const add = useEffectEvent((files: File[]) => pictures.add(files));
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(() => setHere(editor.read($articleSurroundings))),
        editor.registerCommand(
          PICTURES_GIVEN,
          (files) => {
            setLeftOut(false);
            add(files);
            return true;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          PICTURES_LEFT_OUT,
          () => {
            setLeftOut(true);
            return true;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return (
    <>
      <ArticleToolbar editor={editor} here={here} onPictures={pictures.add} />
      <HereBar editor={editor} here={here} onDescribe={() => pictures.describe(here.picture)} />
      <LeftOut role="status">
        {hasLeftOut ? 'Pictures from elsewhere were left out. Save them as files and add them here.' : null}
      </LeftOut>
      {pictures.dialog}
    </>
  );
}

const LeftOut = styled.p`
  ${muted}

  &:not(:empty) {
    padding: ${space[2]} ${space[4]};
  }
`;
