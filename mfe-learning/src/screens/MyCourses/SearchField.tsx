import { limits } from '@vidya/contracts/rules/limits';
import { Icon, IconButton, TextField } from '@vidya/shared-ui';
import type { CourseSearch } from '../../data/courses/course-search.ts';

/** Filters the courses while one types. */
export function SearchField({ search: { text, type }, placeholder }: { search: CourseSearch; placeholder: string }) {
  const clear = <IconButton icon="close" size="small" label="Clear the search" onClick={() => type('')} />;
  return (
    <form role="search" aria-label="Search my courses" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Search"
        isLabelHidden
        placeholder={placeholder}
        prefix={<Icon name="search" size={18} />}
        suffix={text ? clear : undefined}
        value={text}
        maxLength={limits.searchCharacters}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
