import { limits } from '@vidya/contracts/rules/limits';
import { Icon, IconButton, TextField } from '@vidya/shared-ui';
import type { FormEvent } from 'react';
import type { DebouncedParam } from '../data/use-debounced-param.ts';
import { Search } from './tools-styles.ts';

interface SearchFieldProps {
  label: string;
  /** The accessible name of this search: the site's own search is on the page too. */
  among: string;
  placeholder: string;
  typed: DebouncedParam;
}

/** Searches while the person types, and at once on Enter; the cross clears the field. */
export function SearchField({ label, among, placeholder, typed }: SearchFieldProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typed.commitNow();
  };
  return (
    <Search role="search" aria-label={among} onSubmit={submit}>
      <TextField
        label={label}
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
