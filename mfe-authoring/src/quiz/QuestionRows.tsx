import { Button, Checkbox, Icon, IconButton, media, space, TextArea } from '@vidya/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { focusNext } from '../parts/focus-next.ts';
import type { QuestionForm } from './question-edits.ts';

/** What the rows of a type are: of choices and pairs two texts, of the others one. */
const rowTexts = {
  choice: { one: 'Choice', second: 'Comment', add: 'Add choice' },
  text: { one: 'Accepted text', second: undefined, add: 'Add accepted text' },
  order: { one: 'Line', second: undefined, add: 'Add line' },
  match: { one: 'Left side', second: 'Right side', add: 'Add pair' },
  gaps: { one: 'Gap', second: undefined, add: 'Add gap' },
} as const;

type RowType = keyof typeof rowTexts;

interface QuestionRowsProps {
  type: RowType;
  form: QuestionForm;
  onChange: (change: Pick<QuestionForm, 'rows' | 'rights'>) => void;
}

/** The choices, pairs, lines or accepted texts of a question. */
export function QuestionRows({ type, form: { rows, rights }, onChange }: QuestionRowsProps) {
  const { one, second, add } = rowTexts[type];
  const setRow = (at: number, row: QuestionForm['rows'][number]): void =>
    onChange({ rows: rows.with(at, row), rights });
  const setRight = (at: number, isRight: boolean): void =>
    onChange({ rows, rights: rows.map((_, index) => (index === at ? isRight : (rights[index] ?? false))) });
  const adding = useRef<HTMLButtonElement>(null);
  const remove = (at: number, button: HTMLElement): void => {
    // The rows go from the end: the button of an earlier one becomes that of the next.
    if (at === rows.length - 1) focusNext(button, adding.current);
    onChange({ rows: rows.filter((_, index) => index !== at), rights: rights.filter((_, index) => index !== at) });
  };
  return (
    <Rows>
      <ol>
        {rows.map(([first, other], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays while they are typed
          <li key={at}>
            <TextArea
              label={`${one} ${at + 1}`}
              rows={1}
              value={first}
              onChange={(event) => setRow(at, [event.target.value, other])}
            />
            {second ? (
              <TextArea
                label={`${second} ${at + 1}`}
                isOptional={type === 'choice'}
                rows={1}
                value={other}
                onChange={(event) => setRow(at, [first, event.target.value])}
              />
            ) : null}
            <div>
              {type === 'choice' ? (
                <Checkbox
                  label="Right"
                  aria-label={`Choice ${at + 1} is right`}
                  checked={rights[at] ?? false}
                  onChange={(event) => setRight(at, event.target.checked)}
                />
              ) : null}
              <IconButton
                icon="trash"
                size="small"
                label={`Remove ${one} ${at + 1}`}
                onClick={({ currentTarget }) => remove(at, currentTarget)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={adding}
        variant="quiet"
        size="small"
        icon={<Icon name="plus" size={16} />}
        onClick={() => onChange({ rows: [...rows, ['', '']], rights: [...rights, false] })}
      >
        {add}
      </Button>
    </Rows>
  );
}

const Rows = styled.div`
  > ol {
    display: grid;
    gap: ${space[4]};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space[3]};
  }
  li > div:last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};

    > :only-child {
      margin-left: auto;
    }
  }

  ${media.tablet} {
    li {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      align-items: end;
    }
    li > div:last-child {
      justify-content: end;
      min-height: 2.75rem;
    }
    li:has(> div:nth-child(2):last-child) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li:has(> div:nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
  }
`;
