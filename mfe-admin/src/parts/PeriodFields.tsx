import { serverNow } from '@vidya/contracts/browser/server-clock';
import { offeredYears } from '@vidya/contracts/rules/offered-years';
import { monthKeys, monthName } from '@vidya/contracts/texts/format';
import { useState } from 'react';
import { usePeriod } from '../data/use-period.ts';
import { Choice } from './Choice.tsx';

const months = monthKeys.map((key) => ({ value: key, label: monthName(key) }));

/** Month and year: full month names, years from 2024 to the current one (decision A1). */
export function PeriodFields() {
  const { month, year, chooseMonth, chooseYear } = usePeriod();
  const [years] = useState(() => offeredYears(new Date(serverNow())).map(String));
  return (
    <>
      <Choice label="Month" options={months} value={month} onChoose={chooseMonth} />
      <Choice label="Year" options={years} value={String(year)} onChoose={(chosen) => chooseYear(Number(chosen))} />
    </>
  );
}
