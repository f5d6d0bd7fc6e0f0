import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { EmptyState, Icon, IconButton, TextField, VisuallyHidden } from '@vidya/shared-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLectureSearch } from '../../../data/lecture-search.ts';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
import { TextSkeleton } from '../Notes/TextSkeleton.tsx';
import { type ResultRow, SearchResult } from './SearchResult.tsx';
import { Hint, KeyHint, List, Padded, Panel, Top } from './search-styles.ts';
import type { OutlineSearch } from './use-outline-search.ts';

export interface SearchPanelProps extends ResultRow {
  search: OutlineSearch;
}

/** The search in the course: a field, and the texts of lectures that have its words. */
export function SearchPanel({ list, search, ...row }: SearchPanelProps) {
  const [text, setText] = useState('');
  const outcome = useLectureSearch(list, text);
  const panel = useRef<HTMLDivElement>(null);
  const { field, request } = search;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [field, request]);

  const clear = (): void => {
    setText('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    // The key belongs to a keyboard that composes letters.
    if (event.nativeEvent.isComposing) return;
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const target = targetOf(event, { field: field.current, links, isCurrent: outcome.isCurrent });
    if (event.key === 'Escape') search.close();
    else if (!target) return;
    else if (event.key === 'Enter') target.click();
    else target.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Panel ref={panel} role="search" aria-label="Search in this course" onKeyDown={press}>
      <Top>
        <TextField
          ref={field}
          label="Search in this course"
          isLabelHidden
          placeholder="Search in this course"
          prefix={<Icon name="search" size={18} />}
          suffix={text ? <IconButton icon="close" size="small" label="Clear the search" onClick={clear} /> : undefined}
          value={text}
          maxLength={limits.searchCharacters}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
      </Top>
      <Results list={list} isBlank={text.trim() === ''} outcome={outcome} {...row} />
    </Panel>
  );
}

interface Keys {
  field: HTMLInputElement | null;
  links: HTMLElement[];
  isCurrent: boolean;
}

/** The element that a key leads to: arrows go through the field and the results, Enter in the field opens the first. */
function targetOf({ key, target }: KeyboardEvent, { field, links, isCurrent }: Keys): HTMLElement | null | undefined {
  const at = links.indexOf(target as HTMLElement);
  const isInField = target === field;
  if (key === 'ArrowDown' && (isInField || at >= 0)) return links[Math.min(at + 1, links.length - 1)];
  if (key === 'ArrowUp' && at >= 0) return at > 0 ? links[at - 1] : field;
  if (key === 'Home' && at >= 0) return links[0];
  if (key === 'End' && at >= 0) return links.at(-1);
  return key === 'Enter' && isInField && isCurrent ? links[0] : undefined;
}

interface ResultsProps extends ResultRow {
  isBlank: boolean;
  outcome: ReturnType<typeof useLectureSearch>;
}

function Results({ isBlank, outcome, ...row }: ResultsProps) {
  const { query, q, results, isCut, isCurrent } = outcome;
  if (isBlank)
    return (
      <Hint>
        Titles, descriptions, articles, transcripts and names of files.
        <KeyHint> ↑ and ↓ go through the results.</KeyHint>
      </Hint>
    );
  if (query.isError) {
    const fallback = 'The search did not come through.';
    return <LoadFailed query={query} title="The course could not be searched" titleAs="h3" fallback={fallback} />;
  }
  if (!results)
    return (
      <Padded>
        <TextSkeleton label="Searching the course" />
      </Padded>
    );
  return (
    <>
      <VisuallyHidden role="status">{isCurrent ? sumUp(results.length, q) : ''}</VisuallyHidden>
      {results.length === 0 ? (
        <EmptyState title={`Nothing for “${q}”`} titleAs="h3" aria-busy={!isCurrent}>
          Titles, descriptions, articles, transcripts and names of files were searched. A lecture must have every word.
        </EmptyState>
      ) : (
        <List role="list" aria-label="Results" aria-busy={!isCurrent}>
          {results.map((result) => (
            <li key={`${result.lectureId} ${JSON.stringify(result.source)} ${result.excerpt.join('')}`}>
              <SearchResult result={result} {...row} />
            </li>
          ))}
        </List>
      )}
      {isCut ? <Hint>These are the best {limits.lectureMatches}. Add a word to see fewer.</Hint> : null}
    </>
  );
}

const sumUp = (total: number, q: string): string =>
  total === 0 ? `Nothing for “${q}”` : `${count(total)} ${total === 1 ? 'result' : 'results'} for “${q}”`;
