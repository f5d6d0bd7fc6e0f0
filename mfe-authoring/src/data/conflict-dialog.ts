import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** A field that another person changed while this form was open. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  /** The field was changed here too, so one of the two values is lost. */
  isContested: boolean;
}

interface ConflictOptions<Server, Stored> {
  /** The dialog's name in the browser history. */
  name: string;
  form: { takeTheirs: (theirs: Stored) => void; keepMine: (theirs: Stored) => void };
  /** Converts the server's version to the form's shape. */
  toStored: (theirs: Server) => Stored;
  differencesFrom: (theirs: Stored) => Difference[];
}

/** The props of `ConflictDialog`. */
export type Conflict = ReturnType<typeof useConflictDialog>['window'];

/** The dialog for two people who edit at once: neither version is lost without a question. */
export function useConflictDialog<Server, Stored>(options: ConflictOptions<Server, Stored>) {
  const { name, form, toStored, differencesFrom } = options;
  const dialog = useDialogEntry(name);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const choose = (take: (theirs: Stored) => void) => () => {
    if (theirs) take(theirs);
    dialog.close();
  };
  return {
    window: {
      isOpen: dialog.isOpen && theirs !== null,
      differences: theirs ? differencesFrom(theirs) : [],
      close: dialog.close,
      takeTheirs: choose(form.takeTheirs),
      keepMine: choose(form.keepMine),
    },
    /** True when nothing that the form shows has changed. */
    isHarmless: (current: Server): boolean => differencesFrom(toStored(current)).length === 0,
    show: (current: Server): void => {
      setTheirs(toStored(current));
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
