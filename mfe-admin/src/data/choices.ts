import { type MonthKey, monthInIndia } from '@vidya/contracts/texts/format';
import { atom } from 'jotai';

/** An atom that holds a choice, and until one is made a default that is worked out when it is first read. */
const choiceAtom = <Value>(standard: () => Value) => {
  const chosenAtom = atom<Value | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? standard(),
    (_get, set, value: Value) => set(chosenAtom, value),
  );
};

/** What the administrator has chosen on the dashboard (section 3, statistics state); kept from page to page. */
export const selectedMonthAtom = choiceAtom<MonthKey>(() => monthInIndia(Date.now()).month);
export const selectedYearAtom = choiceAtom<number>(() => monthInIndia(Date.now()).year);

/** Whom the open question is about to delete; '' when nobody is marked. */
export const deleteUserAtom = atom('');

/** Which charts are shown as tables, by their title. */
export const shownAsTableAtom = atom<Record<string, boolean>>({});
