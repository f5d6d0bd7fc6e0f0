import type { IconName } from '@vidya/shared-ui';
import type { LexicalEditor } from 'lexical';
import { useRef } from 'react';
import { pictureTypes } from '../data/file-checks.ts';
import { toggleBlock, toggleFormat } from '../rich-text/actions.ts';
import { FormatTools, LevelTools, UndoTools } from '../rich-text/tool-groups.tsx';
import { Bar, Gap, Tool } from '../rich-text/toolbar-parts.tsx';
import { useLinking } from '../rich-text/use-linking.tsx';
import { type ArticleSurroundings, type Level, toggleHeading } from './actions.ts';
import { toggleCallout } from './callout.ts';
import { toggleCode } from './code.ts';
import { insertFormula } from './formula.ts';
import { insertTable } from './tables.ts';

const headings: [Level, IconName, string][] = [
  ['h3', 'heading', 'Heading'],
  ['h4', 'subheading', 'Smaller heading'],
];

const blocks = [
  ['bullets', 'Bulleted list'],
  ['numbers', 'Numbered list'],
  ['quote', 'Quote'],
] as const;

interface ArticleToolbarProps {
  editor: LexicalEditor;
  here: ArticleSurroundings;
  onPictures: (files: File[]) => void;
}

/** The formatting buttons of an article. Code and tables can not be changed into other things from within. */
export function ArticleToolbar({ editor, here, onPictures }: ArticleToolbarProps) {
  const { text, level, isInlineCode, isInCallout, isInTable } = here;
  const isInCode = here.language !== null;
  const link = useLinking(editor, text.isLink);
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Bar label="Formatting">
        <FormatTools editor={editor} here={text} isDisabled={isInCode} />
        <Tool
          icon="code"
          name="Code within a line"
          isOn={isInlineCode}
          isDisabled={isInCode}
          onPress={() => toggleFormat(editor, 'code')}
        />
        {link.button}
        <Gap />
        {headings.map(([tag, icon, name]) => (
          <Tool
            key={tag}
            icon={icon}
            name={name}
            isOn={level === tag}
            isDisabled={isInCode}
            onPress={() => toggleHeading(editor, tag, level)}
          />
        ))}
        {blocks.map(([block, name]) => (
          <Tool
            key={block}
            icon={block}
            name={name}
            isOn={text.block === block}
            isDisabled={isInCode}
            onPress={() => toggleBlock(editor, block, text.block)}
          />
        ))}
        <LevelTools editor={editor} here={text} />
        <Tool
          icon="callout"
          name="Call-out"
          isOn={isInCallout}
          isDisabled={isInTable}
          onPress={() => toggleCallout(editor)}
        />
        <Gap />
        <Tool icon="code-block" name="Code block" isOn={isInCode} onPress={() => toggleCode(editor)} />
        <Tool
          icon="table"
          name="Table"
          isOn={isInTable}
          isDisabled={isInTable || isInCode || isInCallout}
          onPress={() => insertTable(editor)}
        />
        <Tool icon="image" name="Picture" isDisabled={isInCode} onPress={() => files.current?.click()} />
        <Tool icon="formula" name="Formula" isDisabled={isInCode} onPress={() => insertFormula(editor)} />
        <Gap />
        <UndoTools editor={editor} />
      </Bar>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="Pictures"
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          // Lets the person choose the same files again.
          currentTarget.value = '';
        }}
      />
      {link.field}
    </>
  );
}
