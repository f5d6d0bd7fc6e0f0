import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  INSERT_TABLE_COMMAND,
  registerTablePlugin,
  registerTableSelectionObserver,
  type TableNode,
} from '@lexical/table';
import { $getSelection, $isParagraphNode, $isRangeSelection, type LexicalEditor, mergeRegister } from 'lexical';

/** Call inside the editor's `read`: the table at the caret, or whose cells are selected. */
export function $tableAtCaret(): TableNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null;
  return $findTableNode(selection.anchor.getNode());
}

const size = { rows: '3', columns: '3', includeHeaders: { rows: true, columns: false } };

/** Three rows and columns, the first row is the head. In an empty line it takes that one's place. */
export const insertTable = (editor: LexicalEditor): void =>
  editor.update(() => {
    editor.dispatchCommand(INSERT_TABLE_COMMAND, size);
    const above = $tableAtCaret()?.getPreviousSibling();
    if ($isParagraphNode(above) && above.isEmpty()) above.remove();
  });

/** The buttons of a table, and what they do at the caret. */
export const tableChanges: [name: string, $change: () => unknown][] = [
  ['Row above', () => $insertTableRowAtSelection(false)],
  ['Row below', () => $insertTableRowAtSelection(true)],
  ['Column before', () => $insertTableColumnAtSelection(false)],
  ['Column after', () => $insertTableColumnAtSelection(true)],
  ['Delete row', $deleteTableRowAtSelection],
  ['Delete column', $deleteTableColumnAtSelection],
  ['Delete table', $deleteTable],
];

function $deleteTable(): void {
  const table = $tableAtCaret();
  table?.selectNext();
  table?.remove();
}

/** Tables, with Tab from cell to cell. */
export const registerTables = (editor: LexicalEditor): (() => void) =>
  mergeRegister(registerTablePlugin(editor), registerTableSelectionObserver(editor, true));
