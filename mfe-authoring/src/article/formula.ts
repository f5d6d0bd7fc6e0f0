import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical';
import { $codeAtCaret } from './code.ts';

/** Puts the selected text between the signs of a formula, the caret at its end; not in code. */
export const insertFormula = (editor: LexicalEditor): void =>
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || $codeAtCaret()) return;
    selection.insertText(`$$ ${selection.getTextContent()} $$`);
    const { anchor } = selection;
    anchor.set(anchor.key, Math.max(0, anchor.offset - 3), anchor.type);
    selection.focus.set(anchor.key, anchor.offset, anchor.type);
  });
