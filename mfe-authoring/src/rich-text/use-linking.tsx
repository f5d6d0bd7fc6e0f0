import type { LexicalEditor } from 'lexical';
import { type ReactNode, useState } from 'react';
import { setLink } from './actions.ts';
import { LinkField } from './LinkField.tsx';
import { Tool } from './toolbar-parts.tsx';

/** The button that links the selected text or removes the link at the caret, and the field that it opens. */
export function useLinking(editor: LexicalEditor, isLink: boolean): { button: ReactNode; field: ReactNode } {
  const [isLinking, setLinking] = useState(false);
  const done = (address: string | null): void => {
    setLinking(false);
    if (address) setLink(editor, address);
    editor.focus();
  };
  return {
    button: (
      <Tool
        icon="link"
        name={isLink ? 'Remove link' : 'Link'}
        isOn={isLink}
        onPress={() => (isLink ? setLink(editor, null) : setLinking(!isLinking))}
      />
    ),
    field: isLinking ? <LinkField onDone={done} /> : null,
  };
}
