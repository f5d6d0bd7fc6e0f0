import { listen } from '@vidya/contracts/browser/listen';
import type { Platform } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon } from '@vidya/shared-ui';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Suggestions } from './Suggestions.tsx';
import { Field, Form, Frame } from './search-styles.ts';
import { useCombobox } from './use-combobox.ts';
import { addressOf, useSuggestions } from './use-suggestions.ts';

/** The course search with suggestions. A real form, so that it also works in the static frame. */
export function SearchBox({ platform }: { platform: Platform }) {
  const { search, pathname } = useLocation();
  const searched = pathname === paths.allCourses() ? (new URLSearchParams(search).get('q') ?? '') : '';
  // The key resets the box whenever the searched text changes.
  return <SearchForm key={searched} searched={searched} platform={platform} />;
}

function SearchForm({ searched, platform }: { searched: string; platform: Platform }) {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [isInUse, setInUse] = useState(false);
  const found = useSuggestions(platform.send, text, isInUse);
  const [List, setList] = useState<typeof Suggestions>();
  useEffect(() => {
    // Without a connection the next character tries again.
    if (isInUse && !List) loadList().then((loaded) => setList(() => loaded), ignore);
  }, [isInUse, text, List]);
  const box = useCombobox(List ? found.length : 0);
  const go = (address: string): void => {
    box.close();
    field.current?.blur();
    void navigate(address);
  };
  const choose = (index: number): void => {
    const chosen = found[index];
    if (chosen) go(addressOf(chosen));
  };
  useSearchShortcut(field);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(paths.allCourses({ q: text.trim() }));
  };
  return (
    <Frame>
      <Form role="search" action={paths.allCourses()} method="get" noValidate onSubmit={submit}>
        <Icon name="search" size={18} />
        <Field
          ref={field}
          type="search"
          name="q"
          value={text}
          placeholder="Search courses"
          aria-label="Search courses"
          autoComplete="off"
          maxLength={limits.searchCharacters}
          role="combobox"
          aria-expanded={box.isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
          onFocus={() => setInUse(true)}
          onChange={(event) => {
            setInUse(true);
            setText(event.target.value);
            // Not when it is told of what was typed before it could respond, while its reader is elsewhere.
            if (event.target === document.activeElement) box.open();
          }}
          onKeyDown={(event) => box.onKeyDown(event, choose)}
          onBlur={box.close}
        />
      </Form>
      {List ? <List id={id} suggestions={found} isOpen={box.isOpen} active={box.active} onChoose={go} /> : null}
    </Frame>
  );
}

const ignore = (): void => undefined;
const loadList = async () => (await import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx')).Suggestions;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` or Ctrl-K focuses the search, unless the visitor is typing in another field, or a dialog covers the page. */
function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (event.key !== '/' && !isCommand) return;
      // Ctrl-K selects the search's own text; in another field it may delete to the end of the line.
      if (isTyping(event.target) && !(isCommand && event.target === field.current)) return;
      if (field.current?.closest('[aria-hidden="true"], [inert]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    return listen(document, ['keydown'], focus);
  }, [field]);
}
