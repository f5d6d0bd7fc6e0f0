import type { IconName } from '@vidya/shared-ui';
import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { useEffect, useState } from 'react';
import { $surroundings, type Block, type Format, nowhere, toggleBlock, toggleFormat } from './actions.ts';
import { changeLevel, type LevelChange } from './list-levels.ts';
import { Bar, Gap, Tool } from './toolbar-parts.tsx';
import { useLinking } from './use-linking.tsx';

export const formats: [Format, string][] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['underline', 'Underline'],
];

const blocks: [Exclude<Block, 'paragraph'>, string][] = [
  ['heading', 'Heading'],
  ['bullets', 'Bulleted list'],
  ['numbers', 'Numbered list'],
  ['quote', 'Quote'],
];

export const levels: [LevelChange, IconName, string][] = [
  ['deeper', 'indent', 'Deeper level'],
  ['higher', 'outdent', 'Higher level'],
];

/** The formatting buttons for the selected text. They leave the selection as it is. */
export function Toolbar({ editor }: { editor: LexicalEditor }) {
  const [here, setHere] = useState(nowhere);
  const link = useLinking(editor, here.isLink);
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setHere(editorState.read($surroundings, { editor }))),
    [editor],
  );
  return (
    <>
      <Bar label="Formatting">
        {formats.map(([format, name]) => (
          <Tool
            key={format}
            icon={format}
            name={name}
            isOn={here.formats[format]}
            onPress={() => toggleFormat(editor, format)}
          />
        ))}
        <Gap />
        {blocks.map(([block, name]) => (
          <Tool
            key={block}
            icon={block}
            name={name}
            isOn={here.block === block}
            onPress={() => toggleBlock(editor, block, here.block)}
          />
        ))}
        {here.block === 'bullets' || here.block === 'numbers'
          ? levels.map(([change, icon, name]) => (
              <Tool
                key={change}
                icon={icon}
                name={name}
                isDisabled={!here.levels[change]}
                onPress={() => void changeLevel(editor, change)}
              />
            ))
          : null}
        {link.button}
        <Gap />
        <Tool icon="undo" name="Undo" onPress={() => void editor.dispatchCommand(UNDO_COMMAND, undefined)} />
        <Tool icon="redo" name="Redo" onPress={() => void editor.dispatchCommand(REDO_COMMAND, undefined)} />
      </Bar>
      {link.field}
    </>
  );
}
