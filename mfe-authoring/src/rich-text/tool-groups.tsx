import type { IconName } from '@vidya/shared-ui';
import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { type Format, type nowhere, toggleFormat } from './actions.ts';
import { changeLevel, type LevelChange } from './list-levels.ts';
import { Tool } from './toolbar-parts.tsx';

const formats: [Format, string][] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['underline', 'Underline'],
];

const levels: [LevelChange, IconName, string][] = [
  ['deeper', 'indent', 'Deeper level'],
  ['higher', 'outdent', 'Higher level'],
];

interface GroupProps {
  editor: LexicalEditor;
  /** What there is at the caret. */
  here: typeof nowhere;
}

export const FormatTools = ({ editor, here, isDisabled = false }: GroupProps & { isDisabled?: boolean }) =>
  formats.map(([format, name]) => (
    <Tool
      key={format}
      icon={format}
      name={name}
      isOn={here.formats[format]}
      isDisabled={isDisabled}
      onPress={() => toggleFormat(editor, format)}
    />
  ));

/** Only in a list. */
export const LevelTools = ({ editor, here }: GroupProps) =>
  here.block === 'bullets' || here.block === 'numbers'
    ? levels.map(([change, icon, name]) => (
        <Tool
          key={change}
          icon={icon}
          name={name}
          isDisabled={!here.levels[change]}
          onPress={() => void changeLevel(editor, change)}
        />
      ))
    : null;

export const UndoTools = ({ editor }: Pick<GroupProps, 'editor'>) => (
  <>
    <Tool icon="undo" name="Undo" onPress={() => void editor.dispatchCommand(UNDO_COMMAND, undefined)} />
    <Tool icon="redo" name="Redo" onPress={() => void editor.dispatchCommand(REDO_COMMAND, undefined)} />
  </>
);
