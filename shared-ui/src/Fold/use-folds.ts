import { startTransition, useCallback, useState } from 'react';

/** Which of several folds are open: at first one of them. */
export function useFolds(ids: readonly string[], first: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]));
  const areAllOpen = ids.every((id) => open.has(id));
  const toggle = useCallback((id: string, isOpen: boolean): void => {
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      return new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id));
    });
  }, []);
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle,
    areAllOpen,
    // Hundreds of rows may come: the page responds in between.
    toggleAll: (): void => startTransition(() => setOpen(new Set(areAllOpen ? [] : ids))),
  };
}
