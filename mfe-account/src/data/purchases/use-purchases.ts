import { purchaseHistory } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { useSearchParams } from 'react-router-dom';

const yearOf = (entry: PurchaseHistoryEntry): string => String(monthInIndia(entry.purchaseAt).year);

/** The person's purchases, newest first, filtered by the year in the address (all years without one). */
export function usePurchases() {
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch, isFetching } = useCall(purchaseHistory, { key: keys.purchases });
  const all = data?.toSorted((a, b) => b.purchaseAt.localeCompare(a.purchaseAt));
  const years = [...new Set(all?.map(yearOf))];
  const year = years.find((each) => each === query.get('year')) ?? '';
  return {
    purchases: year ? all?.filter((entry) => yearOf(entry) === year) : all,
    years,
    year,
    chooseYear: (chosen: string) => setQuery(chosen ? { year: chosen } : {}, { replace: true }),
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
