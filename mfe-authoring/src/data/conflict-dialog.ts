import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** A field that somebody else changed while this form was open. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  /** The field was changed here too, so one of the two values is lost. */
  isContested: boolean;
}

/** The props of `ConflictDialog`. */
export interface Conflict {
  isOpen: boolean;
  differences: Difference[];
  close: () => void;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface ConflictDialogOptions<Stored> {
  /** The dialog's name in the browser history. */
  name: string;
  differencesFrom: (theirs: Stored) => Difference[];
  takeTheirs: (theirs: Stored) => void;
  keepMine: (theirs: Stored) => void;
}

/** The dialog for two people who edit at once: neither version is lost without a question. */
export function useConflictDialog<Stored>(options: ConflictDialogOptions<Stored>) {
  const { name, differencesFrom, takeTheirs, keepMine } = options;
  const dialog = useDialogEntry(name);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const markSaved = (take: (theirs: Stored) => void) => () => {
    if (theirs) take(theirs);
    dialog.close();
  };
  const window: Conflict = {
    isOpen: dialog.isOpen && theirs !== null,
    differences: theirs ? differencesFrom(theirs) : [],
    close: dialog.close,
    takeTheirs: markSaved(takeTheirs),
    keepMine: markSaved(keepMine),
  };
  return {
    window,
    show: (stored: Stored): void => {
      setTheirs(stored);
      dialog.open();
    },
  };
}

const lead = 40;
const maxShown = 240;

/** Cuts two long texts to an excerpt that starts shortly before their first difference. */
export function excerpts(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - lead);
  const cut = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + maxShown)}${text.length > from + maxShown ? '…' : ''}`;
  return [cut(one), cut(other)];
}
