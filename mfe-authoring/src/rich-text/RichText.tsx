import { EditorFrame, type EditorProps } from './EditorFrame.tsx';
import { description } from './editor.ts';
import { Toolbar } from './Toolbar.tsx';

/** The editor of descriptions: headings, lists, quotes, links, emphasis. */
export const RichText = (props: EditorProps) => (
  <EditorFrame {...props} dialect={description} bars={(editor) => <Toolbar editor={editor} />} />
);
