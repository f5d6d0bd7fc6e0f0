import {
  COMMAND_PRIORITY_CRITICAL,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';

/** Code and tables use Tab themselves. After Escape, Tab leaves the editor, so that nobody is caught by the keyboard. */
export function registerLeaveByTab(editor: LexicalEditor): () => void {
  let isLeaving = false;
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      ({ key }) => {
        if (key !== 'Tab' && key !== 'Shift') isLeaving = key === 'Escape';
        return false;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      () => {
        const isTaken = isLeaving;
        isLeaving = false;
        return isTaken;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  );
}
