import { coversLetter, scriptLetters } from '@vidya/contracts/rules/text/script-letters';

export interface ScriptFace {
  /** The `@font-face` rule. */
  rule: string;
  /** Its `unicode-range`. */
  range: string;
}

/** The rules of a style sheet of font faces, each with the letters it is for. */
export const scriptFaces = (css: string): ScriptFace[] =>
  css
    .split('@font-face')
    .slice(1)
    .map((rule) => ({
      rule: `@font-face${rule.slice(0, rule.indexOf('}') + 1)}`,
      range: rule.split('unicode-range:')[1]?.split(/[;}]/)[0] ?? '',
    }));

/** A kept page is searched once, however often it is sent. */
const searched = new WeakMap<Uint8Array, string[]>();

function lettersIn(html: Uint8Array): string[] {
  const letters = searched.get(html) ?? scriptLetters(new TextDecoder().decode(html));
  searched.set(html, letters);
  return letters;
}

/** The rules that a page's text needs, for its head: the font then loads with the page. Most pages need none. */
export function facesFor(faces: ScriptFace[], html: Uint8Array): string {
  const letters = lettersIn(html);
  const isNeeded = ({ range }: ScriptFace): boolean => letters.some((letter) => coversLetter(range, letter));
  return faces
    .filter(isNeeded)
    .map(({ rule }) => rule)
    .join('');
}
