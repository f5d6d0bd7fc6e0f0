import { serverNow } from '@vidya/contracts/browser/server-clock';
import { limits } from '@vidya/contracts/rules/limits';
import { type MonthKey, monthInIndia, monthKeys } from '@vidya/contracts/texts/format';
import { atom, useAtom } from 'jotai';

/** An atom with a default value that is computed on its first read. */
const choiceAtom = <Value>(standard: () => Value) => {
  const chosenAtom = atom<Value | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? standard(),
    (_get, set, value: Value) => set(chosenAtom, value),
  );
};

/** The month and year chosen on the dashboard (section 3, statistics state). They stay from page to page. */
const selectedMonthAtom = choiceAtom<MonthKey>(() => monthInIndia(serverNow()).month);
const selectedYearAtom = choiceAtom<number>(() => monthInIndia(serverNow()).year);

interface Period {
  year: number;
  month: MonthKey;
}

export function usePeriod() {
  const [month, chooseMonth] = useAtom(selectedMonthAtom);
  const [year, chooseYear] = useAtom(selectedYearAtom);
  return { month, year, chooseMonth, chooseYear };
}

/** Whether the month is in the future, in India's time zone. */
export function isToCome({ year, month }: Period, now: Date): boolean {
  const today = monthInIndia(now);
  if (year !== today.year) return year > today.year;
  return monthKeys.indexOf(month) > monthKeys.indexOf(today.month);
}

/** The previous month: for January, December of the previous year. Null before the first available year. */
export function monthBefore({ year, month }: Period): Period | null {
  const index = monthKeys.indexOf(month);
  if (index > 0) return { year, month: monthKeys[index - 1] ?? 'Jan' };
  return year > limits.firstYear ? { year: year - 1, month: 'Dec' } : null;
}
