import { color, font, radius, space, type } from '@vidya/shared-ui/tokens';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { attachEditor, newEditor } from './editor.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'onChange' | 'ref'> {
  /** The initial content; later changes of this prop have no effect. */
  html: string;
  onChange: (html: string) => void;
  /** The accessible name. */
  label: string;
}

/** A rich text editor: headings, lists, quotes, links, emphasis. It emits clean HTML and accepts any HTML. */
export function RichText({ html, onChange, label, ...rest }: RichTextProps) {
  const [editor] = useState(newEditor);
  const area = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((written: string) => onChange(written));
  const begin = useEffectEvent((root: HTMLElement) =>
    attachEditor(editor, { root, html, onChange: (written) => tell(written) }),
  );
  useEffect(() => (area.current ? begin(area.current) : undefined), []);
  return (
    <Frame $isInvalid={rest['aria-invalid'] === true}>
      <Toolbar editor={editor} />
      <Area
        ref={area}
        contentEditable
        translate="no"
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-label={label}
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
