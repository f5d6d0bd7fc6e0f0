import { limits } from '@vidya/contracts/rules/limits';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface SearchFieldProps {
  /** The accessible name of this search: the site's own search is on the page too. */
  among: string;
  isLabelHidden?: boolean;
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
export function SearchField({ among, isLabelHidden, placeholder, typed }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typed.commitNow();
  };
  // The cross goes with the text.
  const clear = (): void => {
    typed.clear();
    field.current?.focus();
  };
  return (
    <Search role="search" aria-label={among} onSubmit={submit}>
      <TextField
        ref={field}
        label="Search"
        isLabelHidden={isLabelHidden}
        placeholder={placeholder}
        prefix={<Icon name="search" size={18} />}
        suffix={
          typed.typed ? <IconButton icon="close" size="small" label="Clear the search" onClick={clear} /> : undefined
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
