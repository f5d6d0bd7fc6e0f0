import type { LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { $surroundings, type Block, nowhere, toggleBlock } from './actions.ts';
import { FormatTools, LevelTools, UndoTools } from './tool-groups.tsx';
import { Bar, Gap, Tool } from './toolbar-parts.tsx';
import { useLinking } from './use-linking.tsx';

const blocks: [Exclude<Block, 'paragraph'>, string][] = [
  ['heading', 'Heading'],
  ['bullets', 'Bulleted list'],
  ['numbers', 'Numbered list'],
  ['quote', 'Quote'],
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
        <FormatTools editor={editor} here={here} />
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
        <LevelTools editor={editor} here={here} />
        {link.button}
        <Gap />
        <UndoTools editor={editor} />
      </Bar>
      {link.field}
    </>
  );
}
