import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

type Words = Record<string, string>;

const given = (words: Words): Words => Object.fromEntries(Object.entries(words).filter(([, word]) => word));

/** The words of the address. What narrows a list lives there: going away and back keeps it. */
export function useAddressWords() {
  const [search, setSearch] = useSearchParams();
  // The router draws a move when it has time. Until then the next change builds on what was chosen, not on what is drawn.
  const [words, showAhead] = useOptimistic<Words>(Object.fromEntries(search));
  const withWords = (change: Words): Words => given({ ...words, ...change });
  const replace = (next: Words): void =>
    startTransition(() => {
      showAhead(next);
      setSearch(next, { replace: true, preventScrollReset: true });
    });
  return {
    words,
    /** The words with a change, for a link; an empty word goes away. */
    withWords,
    write: (change: Words) => replace(withWords(change)),
    clear: () => replace({}),
  };
}
