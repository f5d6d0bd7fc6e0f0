import { hasLetter, scriptLetters } from '@vidya/contracts/rules/script-letters';

export interface ScriptFace {
  /** The `@font-face` rule. */
  rule: string;
  /** Its `unicode-range`. */
  range: string;
}

/** The rules of a style sheet of font faces, each with the letters it is for. */
export const scriptFaces = (css: string): ScriptFace[] =>
  Array.from(css.matchAll(/@font-face\s*\{[^}]*unicode-range:([^;}]*)[^}]*\}/g), ([rule, range = '']) => ({
    rule,
    range,
  }));

/** The rules that a page's text needs, for its head: the font then loads with the page. Most pages need none. */
export function facesFor(faces: ScriptFace[], text: string): string {
  const letters = scriptLetters(text);
  const isNeeded = ({ range }: ScriptFace): boolean => letters.some((letter) => hasLetter(range, letter));
  return faces
    .filter(isNeeded)
    .map(({ rule }) => rule)
    .join('');
}
