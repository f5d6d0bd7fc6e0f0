import { $isLinkNode, $toggleLink } from '@lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $findMatchingParent } from '@lexical/utils';
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical';
import { $canChangeLevel, type LevelChange } from './list-levels.ts';

export type Format = 'bold' | 'italic' | 'underline';
export type Block = 'paragraph' | 'heading' | 'quote' | 'bullets' | 'numbers';

/** The formats and the block at the caret, when there is none. */
export const nowhere = {
  formats: { bold: false, italic: false, underline: false } as Record<Format, boolean>,
  block: 'paragraph' as Block,
  isLink: false,
  levels: { deeper: false, higher: false } as Record<LevelChange, boolean>,
};

/** Call inside the editor's `read`. */
export function $surroundings(): typeof nowhere {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  return {
    formats: {
      bold: selection.hasFormat('bold'),
      italic: selection.hasFormat('italic'),
      underline: selection.hasFormat('underline'),
    },
    block: $blockAt(selection),
    isLink: $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null,
    levels: { deeper: $canChangeLevel('deeper'), higher: $canChangeLevel('higher') },
  };
}

function $blockAt(selection: RangeSelection): Block {
  const node = selection.anchor.getNode();
  const list = $findMatchingParent(node, $isListNode);
  if (list) return list.getListType() === 'number' ? 'numbers' : 'bullets';
  if ($findMatchingParent(node, $isHeadingNode)) return 'heading';
  return $findMatchingParent(node, $isQuoteNode) ? 'quote' : 'paragraph';
}

export const toggleFormat = (editor: LexicalEditor, format: Format | 'code'): void =>
  void editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);

/** Makes the lines at the caret a block of this kind, or plain paragraphs if they already are one. */
export function toggleBlock(editor: LexicalEditor, block: Block, current: Block): void {
  const isOff = block === current;
  if (block === 'bullets' || block === 'numbers') {
    const insert = block === 'numbers' ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND;
    editor.dispatchCommand(isOff ? REMOVE_LIST_COMMAND : insert, undefined);
    return;
  }
  editor.update(() => {
    const make = (): ElementNode => {
      if (isOff) return $createParagraphNode();
      return block === 'quote' ? $createQuoteNode() : $createHeadingNode('h3');
    };
    $setBlocksType($getSelection(), make);
  });
}

/** Puts a link on the selected text; null removes it. */
export const setLink = (editor: LexicalEditor, address: string | null): void =>
  editor.update(() => $toggleLink(address));
