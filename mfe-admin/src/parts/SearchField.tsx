import { limits } from '@vidya/contracts/rules/limits';
import { Icon, IconButton, TextField } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DebouncedParam } from '../data/use-debounced-param.ts';

interface SearchFieldProps {
  /** The accessible name of this search: the site's own search is on the page too. */
  among: string;
  placeholder: string;
  typed: DebouncedParam;
}

/** Searches while the person types, and at once on Enter; the cross clears the field. */
export function SearchField({ among, placeholder, typed }: SearchFieldProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typed.commitNow();
  };
  return (
    <Search role="search" aria-label={among} onSubmit={submit}>
      <TextField
        label="Search"
        placeholder={placeholder}
        prefix={<Icon name="search" size={18} />}
        suffix={
          typed.typed ? (
            <IconButton icon="close" size="small" label="Clear the search" onClick={typed.clear} />
          ) : undefined
        }
        value={typed.typed}
        maxLength={limits.searchCharacters}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.commitNow}
      />
    </Search>
  );
}

const Search = styled.form`
  min-width: 0;
`;

/** A search, two filters and an export: in one line if they fit, otherwise the search in its own line. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
  margin-bottom: ${space[5]};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 10.5rem 8.5rem auto;

    > :first-child,
    > :last-child {
      grid-column: auto;
    }
    > :last-child {
      min-height: 2.875rem;
    }
  }
`;
