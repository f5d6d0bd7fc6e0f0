import { limits } from '@vidya/contracts/limits';
import { type PeopleSort, peopleSorts } from '@vidya/contracts/people';
import { useAddressWords } from './use-address-words.ts';

const standard: PeopleSort = 'name';

/** Who is looked for, and in which order people stand. */
export function usePeopleAddress() {
  const { words, write } = useAddressWords();
  return {
    q: (words['q'] ?? '').trim().slice(0, limits.searchCharacters),
    search: (q: string) => write({ q }),
    sort: peopleSorts.find((one) => one === words['sort']) ?? standard,
    sortBy: (chosen: PeopleSort) => write({ sort: chosen === standard ? '' : chosen }),
  };
}
