import {
  $createCodeHighlightNode,
  $createCodeNode,
  $isCodeHighlightNode,
  $isCodeNode,
  CodeHighlightNode,
  type CodeNode,
  registerCodeIndentation,
} from '@lexical/code-core';
import { $setBlocksType } from '@lexical/selection';
import type { CodeLanguage } from '@vidya/contracts/rules/text/article';
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  TextNode,
} from 'lexical';

/** Columns of an indentation that Shift+Tab takes away where it is made of spaces. */
const tabSize = 4;

/** Call inside the editor's `read`: the code block at the caret. */
export function $codeAtCaret(): CodeNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isCodeNode) : null;
}

/** Makes the selected lines one block of code, or the block at the caret a paragraph. */
export const toggleCode = (editor: LexicalEditor): void =>
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if ($codeAtCaret()) $setBlocksType(selection, $createParagraphNode);
    else if (selection.isCollapsed()) $setBlocksType(selection, () => $createCodeNode(''));
    else {
      const lines = selection.getTextContent();
      selection.insertNodes([$createCodeNode('')]);
      const inside = $getSelection();
      if ($isRangeSelection(inside)) inside.insertRawText(lines);
    }
  });

export const setLanguage = (editor: LexicalEditor, language: CodeLanguage): void =>
  editor.update(() => void $codeAtCaret()?.setLanguage(language));

/** Text in code is code: without emphasis, and known to the keys of code. */
function $asCode(node: TextNode): void {
  if (!$isCodeNode(node.getParent()) || $isCodeHighlightNode(node) || !node.isSimpleText()) return;
  node.replace($createCodeHighlightNode(node.getTextContent()));
}

/** The reverse, for text that has left its code. */
function $asText(node: CodeHighlightNode): void {
  if (!$isCodeNode(node.getParent())) node.replace($createTextNode(node.getTextContent()));
}

/** What is pasted into code is plain text. */
function $pastePlain(event: object): boolean {
  const selection = $getSelection();
  const data = 'clipboardData' in event ? (event.clipboardData as DataTransfer | null) : null;
  if (!data || !$isRangeSelection(selection) || !$codeAtCaret()) return false;
  (event as Event).preventDefault();
  selection.insertRawText(data.getData('text/plain'));
  return true;
}

/** The keys of code: Tab and Shift+Tab indent, Alt with an arrow key moves lines. */
export const registerCode = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerCodeIndentation(editor, tabSize, true),
    editor.registerNodeTransform(TextNode, $asCode),
    editor.registerNodeTransform(CodeHighlightNode, $asText),
    editor.registerCommand(PASTE_COMMAND, $pastePlain, COMMAND_PRIORITY_CRITICAL),
  );
