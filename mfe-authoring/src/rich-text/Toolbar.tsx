import { color, Icon, motion, radius, space, type } from '@vidya/shared-ui';
import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { $surroundings, type Block, type Format, nowhere, setLink, toggleBlock, toggleFormat } from './actions.ts';
import { LinkField } from './LinkField.tsx';

const formats: [Format, string, ReactNode][] = [
  ['bold', 'Bold', <b key="b">B</b>],
  ['italic', 'Italic', <i key="i">I</i>],
  ['underline', 'Underline', <u key="u">U</u>],
];

const blocks: [Block, string, string][] = [
  ['heading', 'Heading', 'Heading'],
  ['bullets', 'Bulleted list', '• List'],
  ['numbers', '1. List, numbered', '1. List'],
  ['quote', 'Quote', '“ Quote'],
];

/** What can be done to the selected words. Buttons keep the selection where it is. */
export function Toolbar({ editor }: { editor: LexicalEditor }) {
  const [here, setHere] = useState(nowhere);
  const [isLinking, setLinking] = useState(false);
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setHere(editorState.read($surroundings, { editor }))),
    [editor],
  );
  return (
    <>
      <Bar role="toolbar" aria-label="Formatting" onMouseDown={(event) => event.preventDefault()}>
        {formats.map(([format, name, sign]) => (
          <Tool key={format} name={name} isOn={here.formats[format]} onPress={() => toggleFormat(editor, format)}>
            {sign}
          </Tool>
        ))}
        {blocks.map(([block, name, sign]) => (
          <Tool
            key={block}
            name={name}
            isOn={here.block === block}
            onPress={() => toggleBlock(editor, block, here.block)}
          >
            {sign}
          </Tool>
        ))}
        <Tool
          name={here.isLink ? 'Remove link' : 'Link'}
          isOn={here.isLink}
          onPress={() => (here.isLink ? setLink(editor, null) : setLinking(!isLinking))}
        >
          <Icon name="link" size={18} />
        </Tool>
        <Tool name="Undo" onPress={() => void editor.dispatchCommand(UNDO_COMMAND, undefined)}>
          ↶
        </Tool>
        <Tool name="Redo" onPress={() => void editor.dispatchCommand(REDO_COMMAND, undefined)}>
          ↷
        </Tool>
      </Bar>
      {isLinking ? (
        <LinkField
          onDone={(address) => {
            setLinking(false);
            if (address) setLink(editor, address);
            editor.focus();
          }}
        />
      ) : null}
    </>
  );
}

interface ToolProps {
  name: string;
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <ToolButton type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
      {children}
    </ToolButton>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: ${space[2]};
  border-bottom: 1px solid ${color.line};
`;

const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0 ${space[2]};
  background: transparent;
  border: 0;
  border-radius: ${radius.small};
  ${type.small}
  color: ${color.ink};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
