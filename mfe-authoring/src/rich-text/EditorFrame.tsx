import { color, font, radius, space, type } from '@vidya/shared-ui/tokens';
import type { LexicalEditor } from 'lexical';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { attachEditor, type Dialect, newEditor } from './editor.ts';

export interface EditorProps extends Omit<ComponentProps<'div'>, 'onChange' | 'ref'> {
  /** The initial content; later changes of this prop have no effect. */
  html: string;
  onChange: (html: string) => void;
  /** The accessible name. */
  label: string;
}

interface EditorFrameProps extends EditorProps {
  dialect: Dialect;
  /** The toolbars above the text. */
  bars: (editor: LexicalEditor) => ReactNode;
}

/** An editor with its toolbars. It emits clean HTML and accepts any HTML. Alt+F10 goes to the toolbar, Escape back. */
export function EditorFrame({ dialect, bars, html, onChange, label, ...rest }: EditorFrameProps) {
  const [editor] = useState(() => newEditor(dialect));
  const above = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((written: string) => onChange(written));
  const begin = useEffectEvent((root: HTMLElement) =>
    attachEditor(editor, { dialect, root, html, onChange: (written) => tell(written) }),
  );
  useEffect(() => (area.current ? begin(area.current) : undefined), []);
  return (
    <Frame $isInvalid={rest['aria-invalid'] === true}>
      <div
        ref={above}
        role="presentation"
        onKeyDown={({ key }) => (key === 'Escape' ? area.current?.focus() : undefined)}
      >
        {bars(editor)}
      </div>
      <Area
        ref={area}
        contentEditable
        translate="no"
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'F10' || !event.altKey) return;
          event.preventDefault();
          above.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        }}
        {...rest}
      />
    </Frame>
  );
}

const Frame = styled.div<{ $isInvalid: boolean }>`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.danger : color.lineStrong)};
  border-radius: ${radius.medium};

  &:focus-within {
    border-color: ${color.primary};
    box-shadow: 0 0 0 1px ${color.primary};
  }
`;

const Area = styled.div`
  min-height: 16rem;
  max-height: 36rem;
  overflow-y: auto;
  padding: ${space[4]};
  ${type.body}
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }

  > * + * {
    margin-top: ${space[3]};
  }
  ul,
  ol {
    padding-left: ${space[6]};
  }
  .nested {
    list-style: none;
  }
  blockquote {
    padding-left: ${space[4]};
    border-left: 3px solid ${color.accent};
    color: ${color.inkMuted};
  }
  .bold {
    font-weight: 700;
  }
  .italic {
    font-style: italic;
  }
  .underline {
    text-decoration: underline;
  }
  .strike {
    text-decoration: line-through;
  }
  .code {
    font-family: ${font.mono};
    font-size: 0.9em;
  }
`;
