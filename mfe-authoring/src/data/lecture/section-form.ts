import type { SectionForm } from '@vidya/contracts/calls/structure';
import { useState } from 'react';
import { useConflictDialog } from '../conflict-dialog.ts';
import { changedNames, mergedFields } from '../versions.ts';

const labels = { title: 'Title', goal: 'Goal' } as const;

/** The texts of a section as they are typed, and those that were there to edit. */
export function useSectionForm(section: SectionForm) {
  const [stored, setStored] = useState({ title: section.title, goal: section.goal });
  const [fields, setFields] = useState(stored);
  const own = changedNames(stored, fields);
  const take = (change: (theirs: SectionForm) => SectionForm) => (theirs: SectionForm) => {
    setStored(theirs);
    setFields(change(theirs));
  };
  const conflict = useConflictDialog({
    name: 'section-conflict',
    form: { takeTheirs: take((theirs) => theirs), keepMine: take((theirs) => mergedFields(stored, fields, theirs)) },
    toStored: ({ title, goal }: SectionForm) => ({ title, goal }),
    differencesFrom: (theirs) =>
      changedNames(stored, theirs).map((field) => ({
        field,
        label: labels[field],
        mine: fields[field] || 'Empty',
        theirs: theirs[field] || 'Empty',
        isContested: own.includes(field),
      })),
  });
  const change = (name: keyof SectionForm, value: string): void => setFields({ ...fields, [name]: value });
  return { stored, fields, change, conflict };
}
