import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateDOMFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $getRoot,
  $insertNodes,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  DROP_COMMAND,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical';
import { cleanHtml, cleanNodes } from './allowed-html.ts';
import { registerListLevels } from './list-levels.ts';

const undoStepMs = 300;

const theme = {
  // The editor keeps a nested list in an item of its own.
  list: { nested: { listitem: 'nested' } },
  text: { bold: 'bold', italic: 'italic', underline: 'underline', strikethrough: 'strike', code: 'code' },
};

export const newEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'description',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    theme,
    onError: (error) => {
      throw error;
    },
  });

interface Attachment {
  root: HTMLElement;
  html: string;
  onChange: (html: string) => void;
}

/** Attaches an editor to an element. Returns the function that detaches it. */
export function attachEditor(editor: LexicalEditor, { root, html, onChange }: Attachment): () => void {
  editor.setRootElement(root);
  editor.update(() => fill(editor, html), { discrete: true, tag: HISTORY_MERGE_TAG });
  // The editor may write the stored text as different HTML: until the text changes, the stored HTML stays.
  const readIn = written(editor);
  const detach = mergeRegister(
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), undoStepMs),
    registerList(editor),
    registerListLevels(editor),
    editor.registerCommand(PASTE_COMMAND, (event) => takeOver(editor, event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DROP_COMMAND, (event) => takeOver(editor, event), COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const now = written(editor);
      onChange(now === readIn ? html : now);
    }),
  );
  return () => {
    detach();
    editor.setRootElement(null);
  };
}

function fill(editor: LexicalEditor, html: string): void {
  const root = $getRoot();
  root.clear();
  root.append($createParagraphNode());
  root.selectStart();
  $insertNodes($generateNodesFromDOM(editor, cleanNodes(html)));
  // Filling the editor must not move focus.
  $setSelection(null);
}

const written = (editor: LexicalEditor): string =>
  editor
    .getEditorState()
    .read(() => cleanHtml($generateDOMFromNodes(document.createElement('div'), null, editor)), { editor });

/** Cleans pasted or dropped HTML; the editor handles everything else itself. */
function takeOver(editor: LexicalEditor, event: object | null): boolean {
  const data = dataOf(event);
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('application/x-lexical-editor')) return false;
  (event as Event).preventDefault();
  $insertNodes($generateNodesFromDOM(editor, cleanNodes(html)));
  return true;
}

function dataOf(event: object | null): DataTransfer | null {
  if (event && 'clipboardData' in event) return event.clipboardData as DataTransfer | null;
  return event && 'dataTransfer' in event ? (event.dataTransfer as DataTransfer | null) : null;
}
