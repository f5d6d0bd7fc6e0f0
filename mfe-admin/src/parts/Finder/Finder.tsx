import { Chip, Skeleton, TextField } from '@vidya/shared-ui';
import { bare, ruledItems } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { RequestState } from '../../data/use-request.ts';
import { RequestFailed } from '../RequestFailed.tsx';

interface FinderProps<Item> extends Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'placeholder' | 'error'> {
  /** What the list contains, for screen readers. */
  among: string;
  typed: string;
  onType: (text: string) => void;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  request: Pick<RequestState, 'error' | 'isFetching' | 'retry'>;
  /** Shown if the request failed without a message for people. */
  fallback: string;
  /** Shown if nothing fits. */
  none: string;
  keyOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

const skeletonRows = ['70%', '55%', '62%'];

/** A search field of a form, with what it finds below: one of it is chosen. */
export function Finder<Item>(props: FinderProps<Item>) {
  const { among, typed, onType, items, request, fallback, none, keyOf, onChoose, children, ...field } = props;
  return (
    <div>
      <TextField
        {...field}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        // Enter would submit the whole form.
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      {request.error && !items ? (
        <RequestFailed request={request} fallback={fallback} />
      ) : (
        <Choices aria-label={among} aria-busy={request.isFetching}>
          {items?.map((item) => (
            <li key={keyOf(item)}>
              <Option type="button" onClick={() => onChoose(item)}>
                {children(item)}
              </Option>
            </li>
          )) ??
            skeletonRows.map((width) => (
              <li key={width}>
                <Skeleton width={width} />
              </li>
            ))}
          {items?.length === 0 ? <li>{none}</li> : null}
        </Choices>
      )}
    </div>
  );
}

interface FinderFieldProps {
  /** What the search found and was chosen; null shows the search. */
  chosen: ReactNode;
  /** Names the chip that takes it back. */
  label: string;
  onClear: () => void;
  /** The search. */
  children: ReactNode;
}

/** A search, or the chip of what was chosen in it. The focus goes from one to the other, as each goes when it is used. */
export function FinderField({ chosen, label, onClear, children }: FinderFieldProps) {
  const isChosen = chosen !== null;
  const field = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current !== isChosen && document.activeElement === document.body)
      field.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasChosen.current = isChosen;
  }, [isChosen]);
  return (
    <Field ref={field}>
      {isChosen ? (
        <Chip isActive isRemovable aria-label={label} onClick={onClear}>
          {chosen}
        </Chip>
      ) : (
        children
      )}
    </Field>
  );
}

const Field = styled.div`
  min-width: 0;

  button {
    max-width: 100%;
    height: auto;
    text-align: start;
    white-space: normal;
  }
`;

const Choices = styled.ul.attrs({ role: 'list' })`
  && {
    margin-top: ${space[2]};
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  ${ruledItems}

  li {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space[3]};
    color: ${color.inkMuted};
  }
`;

const Option = styled.button`
  ${bare}
  flex: 1;
  align-self: stretch;
  min-width: 0;
  margin: 0 -${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.ink};
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
