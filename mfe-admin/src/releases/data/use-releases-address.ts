import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

const tabs = ['areas', 'rights', 'calls'] as const;
export type ReleasesTab = (typeof tabs)[number];

/** The chosen tab and the open areas, stored in the address: `?tab=rights&area=catalog&area=learning`. */
export function useReleasesAddress() {
  const [search, setSearch] = useSearchParams();
  // Until the router has rendered a change, the next one builds on it.
  const [params, showAhead] = useOptimistic(search);
  const write = (change: (next: URLSearchParams) => void): void =>
    startTransition(() => {
      const next = new URLSearchParams(params);
      change(next);
      showAhead(next);
      setSearch(next, { replace: true, preventScrollReset: true });
    });
  const open = params.getAll('area');
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'areas',
    choose: (tab: ReleasesTab): void => write((next) => (tab === 'areas' ? next.delete('tab') : next.set('tab', tab))),
    isOpen: (area: string): boolean => open.includes(area),
    toggle: (area: string, isOpen: boolean): void =>
      write((next) => {
        next.delete('area', area);
        if (isOpen) next.append('area', area);
      }),
  };
}

export type ReleasesAddress = ReturnType<typeof useReleasesAddress>;
