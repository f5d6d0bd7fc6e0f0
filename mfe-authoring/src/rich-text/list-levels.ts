import { $isListItemNode, type ListItemNode, registerListStrictIndentTransform } from '@lexical/list';
import { $findMatchingParent, mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';

export type LevelChange = 'deeper' | 'higher';

/** Call inside the editor's `read`: the list item at the caret. */
function $itemAtCaret(): ListItemNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isListItemNode) : null;
}

/** Call inside the editor's `read`. An item goes deeper below one that stands before it. */
export function $canChangeLevel(change: LevelChange): boolean {
  const item = $itemAtCaret();
  if (!item) return false;
  return change === 'deeper' ? $isListItemNode(item.getPreviousSibling()) : item.getIndent() > 0;
}

export const changeLevel = (editor: LexicalEditor, change: LevelChange): boolean =>
  editor.dispatchCommand(change === 'deeper' ? INDENT_CONTENT_COMMAND : OUTDENT_CONTENT_COMMAND, undefined);

/**
 * Tab and Shift+Tab move a list item to another level. Where no other level is possible they leave the editor, as
 * everywhere else in it: nobody is caught by the keyboard.
 */
export const registerListLevels = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerListStrictIndentTransform(editor),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        const change = event.shiftKey ? 'higher' : 'deeper';
        if (!$canChangeLevel(change)) return false;
        event.preventDefault();
        return changeLevel(editor, change);
      },
      COMMAND_PRIORITY_LOW,
    ),
  );
