import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { suggestCourses } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import type { Suggestion } from '@vidya/contracts/calls/catalogue';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { useEffect, useState } from 'react';

const pauseMs = 150;

/** The value, debounced. */
function useSettled(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Suggestions from two characters on (C12). Text from the address needs none before use; an error gives none. */
export function useSuggestions(send: Send, text: string, isInUse: boolean): Suggestion[] {
  // The address may hold more characters than the API accepts.
  const q = useSettled(text.trim().slice(0, limits.searchCharacters));
  const isEnough = isInUse && q.length >= limits.suggestAfterCharacters;
  const { data } = useQuery({
    queryKey: keys.suggestions(q),
    queryFn: async ({ signal }) => (await send(suggestCourses, { query: { q }, signal })).data,
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  return isEnough && data ? data : [];
}

/** The address that a suggestion links to. */
export const addressOf = ({ kind, key, label }: Suggestion): string =>
  ({ course: paths.courseDetail(key), category: paths.category(key), instructor: paths.allCourses({ q: label }) })[
    kind
  ];
