import { type CodeLanguage, codeLanguages } from '@vidya/contracts/rules/text/article';
import { Button, color, Note, Select, space, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import type { LexicalEditor } from 'lexical';
import { styled } from 'styled-components';
import { Bar } from '../rich-text/toolbar-parts.tsx';
import type { ArticleSurroundings } from './actions.ts';
import { setLanguage } from './code.ts';
import { removePicture } from './pictures.ts';
import { tableChanges } from './tables.ts';

const languages = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));

interface HereBarProps {
  editor: LexicalEditor;
  here: ArticleSurroundings;
  /** Opens the dialog for the alternative text of the selected picture. */
  onDescribe: () => void;
}

/** What can be done with the code, the table or the picture at the caret; elsewhere, how formulas are written. */
export function HereBar({ editor, here, onDescribe }: HereBarProps) {
  const { picture, language, isInTable } = here;
  if (picture) {
    return (
      <Frame>
        <Text>{picture.alt === '' ? 'Decoration, without a text' : `“${picture.alt}”`}</Text>
        <Button variant="quiet" size="small" onClick={onDescribe}>
          Edit text
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            removePicture(editor, picture.key);
            editor.focus();
          }}
        >
          Remove picture
        </Button>
      </Frame>
    );
  }
  if (language !== null) {
    return (
      <Frame>
        <Languages>
          <Select
            label="Language of the code"
            isLabelHidden
            value={language}
            options={languages}
            onChange={({ target }) => setLanguage(editor, target.value as CodeLanguage)}
          />
        </Languages>
        <Note>Tab indents. The down arrow leaves the code at its end; Esc, then Tab leaves the editor.</Note>
      </Frame>
    );
  }
  if (isInTable) {
    return (
      <Bar label="Table" isOneLine>
        {tableChanges.map(([name, $change]) => (
          <Button key={name} variant="quiet" size="small" onClick={() => editor.update(() => void $change())}>
            {name}
          </Button>
        ))}
      </Bar>
    );
  }
  return (
    <Frame>
      <Note>
        Formulas: TeX between two pairs of dollar signs, <Sample>{String.raw`$$\frac{a}{b}$$`}</Sample>
      </Note>
    </Frame>
  );
}

/** As high with buttons as without, so that the text below stays where it is. */
const Frame = styled.div`
  ${row(3, 1)}
  min-height: 3.75rem;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
`;

const Text = styled.span`
  ${type.small}
  flex: 1;
  min-width: 8rem;
  overflow-wrap: anywhere;
`;

const Languages = styled.div`
  min-width: 10rem;
`;

const Sample = styled.code`
  white-space: nowrap;
`;
