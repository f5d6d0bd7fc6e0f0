import type { Outcome } from './matrix.ts';

/** A step that was not possible: what becomes of all areas by that, and why, in a sentence. The next thing goes on. */
export class TrialError extends Error {
  readonly kind: Outcome['kind'];

  constructor(kind: Outcome['kind'], sentence: string) {
    super(sentence);
    this.kind = kind;
  }
}
