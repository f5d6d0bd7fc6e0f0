import { type MonthKey, monthInIndia } from '@vidya/contracts/format';
import type { PeopleKind, UserStatus } from '@vidya/contracts/people';
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
export const userStatusAtom = atom<UserStatus>('enrolled');

/** Whose Personal Information is looked at, and whether it is open. */
export const selectedUserIdAtom = atom('');
export const viewProfileAtom = atom(false);

/** Whom the open question is about to delete; '' when nobody is marked. */
export const deleteUserAtom = atom('');

/** Which charts are shown as tables, by their title. */
export const shownAsTableAtom = atom<Record<string, boolean>>({});

/** Page numbers, counted from 1; every list has its own counter (section 2, students). */
export const pagesAtom = atom<Record<`${PeopleKind} ${UserStatus}`, number>>({
  'students enrolled': 1,
  'students notEnrolled': 1,
  'instructors enrolled': 1,
  'instructors notEnrolled': 1,
});
