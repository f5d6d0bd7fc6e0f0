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
  $isDecoratorNode,
  $isElementNode,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  DROP_COMMAND,
  type EditorThemeClasses,
  HISTORY_MERGE_TAG,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
  type ParagraphNode,
} from 'lexical';
import { cleanHtml, cleanNodes } from './allowed-html.ts';
import { registerListLevels } from './list-levels.ts';

const undoStepMs = 300;

/** What an editor can write, and how its HTML is read and written. */
export interface Dialect {
  namespace: string;
  nodes: readonly Klass<LexicalNode>[];
  theme: EditorThemeClasses;
  /** HTML from anywhere as safe nodes. */
  read: (html: string) => HTMLElement;
  /** The editor's output as clean HTML. */
  write: (made: HTMLElement) => string;
  /** Adds commands of its own; they come before the common ones. Returns the function that removes them. */
  register?: (editor: LexicalEditor) => () => void;
}

/** The rich text of descriptions. */
export const description: Dialect = {
  namespace: 'description',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
  theme: {
    // The editor keeps a nested list in an item of its own.
    list: { nested: { listitem: 'nested' } },
    text: { bold: 'bold', italic: 'italic', underline: 'underline', strikethrough: 'strike', code: 'code' },
  },
  read: (html) => cleanNodes(html),
  write: (made) => cleanHtml(made),
};

export const newEditor = ({ namespace, nodes, theme }: Dialect): LexicalEditor =>
  createEditor({
    namespace,
    nodes,
    theme,
    onError: (error) => {
      throw error;
    },
  });

interface Attachment {
  dialect: Dialect;
  root: HTMLElement;
  html: string;
  onChange: (html: string) => void;
}

/** Attaches an editor to an element. Returns the function that detaches it. */
export function attachEditor(editor: LexicalEditor, { dialect, root, html, onChange }: Attachment): () => void {
  editor.setRootElement(root);
  editor.update(() => fill(editor, dialect.read(html)), { discrete: true, tag: HISTORY_MERGE_TAG });
  // The editor may write the stored text as different HTML: until the text changes, the stored HTML stays.
  const written = (): string =>
    dialect.write(editor.read(() => $generateDOMFromNodes(document.createElement('div'), null, editor)));
  const readIn = written();
  const detach = mergeRegister(
    dialect.register?.(editor) ?? (() => undefined),
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), undoStepMs),
    registerList(editor),
    registerListLevels(editor),
    editor.registerCommand(PASTE_COMMAND, (event) => takeOver(editor, dialect, event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DROP_COMMAND, (event) => takeOver(editor, dialect, event), COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const now = written();
      onChange(now === readIn ? html : now);
    }),
  );
  return () => {
    detach();
    editor.setRootElement(null);
  };
}

/** Replaces the content. Without a selection, so that filling the editor does not move focus. */
function fill(editor: LexicalEditor, made: HTMLElement): void {
  const root = $getRoot();
  root.clear();
  let line: ParagraphNode | null = null;
  for (const node of $generateNodesFromDOM(editor, made)) {
    const isInline = !$isElementNode(node) && !$isDecoratorNode(node) ? true : node.isInline();
    line = isInline ? (line ?? $createParagraphNode()) : null;
    root.append(line ? line.append(node) : node);
  }
  if (root.isEmpty()) root.append($createParagraphNode());
  $setSelection(null);
}

/** Cleans pasted or dropped HTML; the editor handles everything else itself. */
function takeOver(editor: LexicalEditor, dialect: Dialect, event: object | null): boolean {
  const data = dataOf(event);
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('application/x-lexical-editor')) return false;
  (event as Event).preventDefault();
  $insertNodes($generateNodesFromDOM(editor, dialect.read(html)));
  return true;
}

/** The data of a paste or a drop. */
export function dataOf(event: object | null): DataTransfer | null {
  if (event && 'clipboardData' in event) return event.clipboardData as DataTransfer | null;
  return event && 'dataTransfer' in event ? (event.dataTransfer as DataTransfer | null) : null;
}
