import { type MonthKey, monthInIndia } from '@vidya/contracts/texts/format';
import { atom } from 'jotai';

/** An atom with a default value that is computed on its first read. */
const choiceAtom = <Value>(standard: () => Value) => {
  const chosenAtom = atom<Value | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? standard(),
    (_get, set, value: Value) => set(chosenAtom, value),
  );
};

/** The month and year chosen on the dashboard (section 3, statistics state). They stay from page to page. */
export const selectedMonthAtom = choiceAtom<MonthKey>(() => monthInIndia(Date.now()).month);
export const selectedYearAtom = choiceAtom<number>(() => monthInIndia(Date.now()).year);

/** The id of the user in the open delete dialog; '' if none. */
export const deleteUserAtom = atom('');

/** The charts that are shown as tables, by title. */
export const shownAsTableAtom = atom<Record<string, boolean>>({});
