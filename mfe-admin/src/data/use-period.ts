import { useAtom } from 'jotai';
import { selectedMonthAtom, selectedYearAtom } from './choices.ts';

/** The chosen month and year. */
export function usePeriod() {
  const [month, chooseMonth] = useAtom(selectedMonthAtom);
  const [year, chooseYear] = useAtom(selectedYearAtom);
  return { month, year, chooseMonth, chooseYear };
}
