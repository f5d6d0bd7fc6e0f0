import { useState } from 'react';

/** Which of several folds are open: at first one of them. */
export function useFolds(ids: readonly string[], first: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]));
  const areAllOpen = ids.every((id) => open.has(id));
  const toggle = (id: string, isOpen: boolean): void =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle,
    areAllOpen,
    toggleAll: (): void => setOpen(new Set(areAllOpen ? [] : ids)),
  };
}
