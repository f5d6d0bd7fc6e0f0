import type { Bank } from '@vidya/contracts/calls/bank';
import type { BankDraw } from '@vidya/contracts/rules/quiz/draws';
import { count } from '@vidya/contracts/texts/format';
import { Button, Icon, IconButton, Select } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusNext } from '../parts/focus-next.ts';
import { NumberField, unreadable } from '../parts/NumberField.tsx';
import { tagOption } from './BankTools.tsx';

interface BankDrawsProps {
  draws: readonly BankDraw[];
  /** Of the bank; undefined while they load. */
  tags: Bank['tags'] | undefined;
  onChange: (draws: BankDraw[]) => void;
  /** A link to the bank. */
  children: ReactNode;
}

/** How many questions of which tags of the bank an attempt gets, and what each is worth. */
export function BankDraws({ draws, tags = [], onChange, children }: BankDrawsProps) {
  const [chosen, setChosen] = useState('');
  const choice = useRef<HTMLSelectElement>(null);
  const others = tags.filter(({ tag }) => !draws.some((draw) => draw.tag === tag));
  const add = (): void => {
    setChosen('');
    if (chosen === '') choice.current?.focus();
    else onChange([...draws, { tag: chosen, count: 1, bankPoints: 1 }]);
  };
  return (
    <Parts role="group" aria-labelledby="bank-draws">
      <Head>
        <h3 id="bank-draws">From the question bank</h3>
        {children}
      </Head>
      {draws.length > 0 ? (
        <Rows>
          {draws.map((draw, index) => (
            <DrawRow
              key={draw.tag}
              draw={draw}
              poolSize={tags.find(({ tag }) => tag === draw.tag)?.count ?? 0}
              onChange={(next) => onChange(draws.with(index, next))}
              onRemove={({ currentTarget }) => {
                focusNext(currentTarget, choice.current);
                onChange(draws.filter((one) => one !== draw));
              }}
            />
          ))}
        </Rows>
      ) : null}
      <Adding>
        <Select
          ref={choice}
          label="Tag of the question bank"
          placeholder={others.length > 0 ? 'Choose a tag' : 'Each tag is drawn from'}
          value={chosen}
          options={others.map(tagOption)}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button variant="secondary" icon={<Icon name="plus" size={16} />} onClick={add}>
          Add draw
        </Button>
      </Adding>
    </Parts>
  );
}

interface DrawRowProps {
  draw: BankDraw;
  /** Questions of the tag in the bank. */
  poolSize: number;
  onChange: (draw: BankDraw) => void;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

const DrawRow = ({ draw, poolSize, onChange, onRemove }: DrawRowProps) => (
  <li>
    <NumberField
      label={`Questions of “${draw.tag}”`}
      help={`${count(poolSize)} in the bank.`}
      value={draw.count}
      error={undefined}
      onChange={(typed) => onChange({ ...draw, count: typed ?? unreadable })}
    />
    <NumberField
      label={`Points for each of “${draw.tag}”`}
      value={draw.bankPoints}
      error={undefined}
      onChange={(points) => onChange({ ...draw, bankPoints: points ?? unreadable })}
    />
    <IconButton icon="trash" label={`Remove the draw from “${draw.tag}”`} onClick={onRemove} />
  </li>
);

const Parts = styled.div`
  ${stack(5)}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  h3 {
    ${type.label}
  }
  a {
    ${type.small}
  }
`;

const Rows = styled.ul.attrs({ role: 'list' })`
  ${stack(5)}
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: start;
  }
  /* In line with the inputs, below their labels. */
  button {
    grid-area: 1 / -2;
    margin-top: 1.85rem;
  }

  ${media.tablet} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
  }
`;

const Adding = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
