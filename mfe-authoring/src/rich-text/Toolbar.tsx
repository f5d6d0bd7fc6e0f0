import { color, Icon, type IconName, motion, radius, space } from '@vidya/shared-ui';
import { centred, row } from '@vidya/shared-ui/mixins';
import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { $surroundings, type Block, type Format, nowhere, setLink, toggleBlock, toggleFormat } from './actions.ts';
import { LinkField } from './LinkField.tsx';
import { changeLevel, type LevelChange } from './list-levels.ts';

const formats: [Format, string][] = [
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

const levels: [LevelChange, IconName, string][] = [
  ['deeper', 'indent', 'Deeper level'],
  ['higher', 'outdent', 'Higher level'],
];

/** The formatting buttons for the selected text. They leave the selection as it is. */
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
        <Tool
          icon="link"
          name={here.isLink ? 'Remove link' : 'Link'}
          isOn={here.isLink}
          onPress={() => (here.isLink ? setLink(editor, null) : setLinking(!isLinking))}
        />
        <Gap />
        <Tool icon="undo" name="Undo" onPress={() => void editor.dispatchCommand(UNDO_COMMAND, undefined)} />
        <Tool icon="redo" name="Redo" onPress={() => void editor.dispatchCommand(REDO_COMMAND, undefined)} />
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
  icon: IconName;
  name: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon, name, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <ToolButton
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} size={18} />
    </ToolButton>
  );
}

const Bar = styled.div`
  ${row(1)}
  padding: ${space[2]};
  border-bottom: 1px solid ${color.line};
`;

const Gap = styled.span`
  width: 1px;
  height: 1.25rem;
  margin: 0 ${space[1]};
  background: ${color.line};
`;

const ToolButton = styled.button`
  ${centred}
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  background: transparent;
  border: 0;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
  }

  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
