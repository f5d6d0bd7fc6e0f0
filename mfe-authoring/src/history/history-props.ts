import type { HistoryOf } from '../data/history/revision-differences.ts';
import type { RevisedThing, Texts } from '../data/history/revisions.ts';

export interface HistoryProps {
  what: HistoryOf;
  of: RevisedThing;
  /** The form that takes over the texts of an earlier version. */
  form: {
    fields: object;
    stored: { fields: object };
    restoredFrom: string | null;
    restore: (texts: Texts, savedAt: string) => void;
  };
  /** What is stored now, also if another person saved it since the form was loaded. */
  current: object;
  /** Texts of the history as this form has them. */
  toForm?: (texts: Texts) => Texts;
}
