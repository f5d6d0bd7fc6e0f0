import { limits } from '@vidya/contracts/rules/limits';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface SearchFieldProps {
  /** The accessible name of this search: the site's own search is on the page too. */
  among: string;
  placeholder: string;
  typed: {
    /** The text in the field. */
    typed: string;
    type: (text: string) => void;
    /** Searches without waiting for a pause. */
    commitNow: () => void;
    clear: () => void;
  };
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
