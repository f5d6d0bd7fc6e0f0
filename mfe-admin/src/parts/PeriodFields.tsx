import { type MonthKey, monthKeys, monthName, offeredYears } from '@vidya/contracts/texts/format';
import { Select } from '@vidya/shared-ui';
import { useState } from 'react';
import { usePeriod } from '../data/use-period.ts';

const months = monthKeys.map((key) => ({ value: key, label: monthName(key) }));

/** Month and year: full month names, years from 2024 to the current one (decision A1). */
export function PeriodFields() {
  const { month, year, chooseMonth, chooseYear } = usePeriod();
  const [years] = useState(() => offeredYears(new Date()).map(String));
  return (
    <>
      <Select
        label="Month"
        options={months}
        value={month}
        onChange={(event) => chooseMonth(event.target.value as MonthKey)}
      />
      <Select
        label="Year"
        options={years}
        value={String(year)}
        onChange={(event) => chooseYear(Number(event.target.value))}
      />
    </>
  );
}
