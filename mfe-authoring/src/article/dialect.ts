import { CodeHighlightNode, CodeNode } from '@lexical/code-core';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { $createParagraphNode, type LexicalEditor, mergeRegister, RootNode } from 'lexical';
import { type Dialect, description } from '../rich-text/editor.ts';
import { readArticle, writeArticle } from './article-html.ts';
import { CalloutNode, registerCallouts } from './callout.ts';
import { registerCode } from './code.ts';
import { registerLeaveByTab } from './leave-by-tab.ts';
import { PictureNode } from './picture-node.ts';
import { registerPictures } from './pictures.ts';
import { registerTables } from './tables.ts';

const boxes = [CodeNode, TableNode, CalloutNode, PictureNode];

/** Below a box at the end there is a line to write on; it is not part of the article. */
function $addLastLine(root: RootNode): void {
  const last = root.getLastChild();
  if (boxes.some((box) => last instanceof box)) root.append($createParagraphNode());
}

const register = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerLeaveByTab(editor),
    registerCode(editor),
    registerPictures(editor),
    registerTables(editor),
    registerCallouts(editor),
    editor.registerNodeTransform(RootNode, $addLastLine),
  );

/** The rich text of articles: that of descriptions, with code, tables, pictures and call-outs. */
export const article: Dialect = {
  namespace: 'article',
  nodes: [
    ...description.nodes,
    CodeNode,
    CodeHighlightNode,
    TableNode,
    TableRowNode,
    TableCellNode,
    PictureNode,
    CalloutNode,
  ],
  theme: {
    ...description.theme,
    code: 'code-block',
    tableCellSelected: 'selected',
    tableSelection: 'table-selection',
  },
  read: readArticle,
  write: writeArticle,
  register,
};
