import { $createHeadingNode, $isHeadingNode, type HeadingTagType } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import type { CodeLanguage } from '@vidya/contracts/rules/text/article';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';
import { $surroundings, nowhere } from '../rich-text/actions.ts';
import { $calloutAtCaret } from './callout.ts';
import { $codeAtCaret } from './code.ts';
import type { Picture } from './picture-node.ts';
import { $selectedPicture } from './pictures.ts';
import { $tableAtCaret } from './tables.ts';

/** The levels of headings: a part, and a part of that. */
export type Level = 'h3' | 'h4';

/** What is at the caret of an article. */
export interface ArticleSurroundings {
  text: typeof nowhere;
  isInlineCode: boolean;
  level: HeadingTagType | null;
  /** Of the code block at the caret; null outside code. */
  language: CodeLanguage | null;
  isInTable: boolean;
  isInCallout: boolean;
  picture: (Picture & { key: string }) | null;
}

export const articleNowhere: ArticleSurroundings = {
  text: nowhere,
  isInlineCode: false,
  level: null,
  language: null,
  isInTable: false,
  isInCallout: false,
  picture: null,
};

/** Call inside the editor's `read`. */
export function $articleSurroundings(): ArticleSurroundings {
  const selection = $getSelection();
  const range = $isRangeSelection(selection) ? selection : null;
  const code = $codeAtCaret();
  const picture = $selectedPicture();
  return {
    text: $surroundings(),
    isInlineCode: range?.hasFormat('code') ?? false,
    level: (range && $findMatchingParent(range.anchor.getNode(), $isHeadingNode)?.getTag()) ?? null,
    language: code ? ((code.getLanguage() ?? '') as CodeLanguage) : null,
    isInTable: $tableAtCaret() !== null,
    isInCallout: $calloutAtCaret() !== null,
    picture: picture && { key: picture.getKey(), ...picture.getPicture() },
  };
}

/** Makes the lines at the caret a heading, or paragraphs if they already are one of this level. */
export const toggleHeading = (editor: LexicalEditor, level: Level, current: HeadingTagType | null): void =>
  editor.update(() =>
    $setBlocksType($getSelection(), () => (level === current ? $createParagraphNode() : $createHeadingNode(level))),
  );
