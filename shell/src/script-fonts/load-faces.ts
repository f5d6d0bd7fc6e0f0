import { coversLetter, scriptLetters } from '@vidya/contracts/rules/text/script-letters';

/** The ranges of the faces that are there. The name may stand in quotation marks. */
const rangesHere = (): string[] =>
  [...document.fonts].filter(({ family }) => family.includes('Anek Scripts')).map(({ unicodeRange }) => unicodeRange);

/** Loads the faces of scripts if the text has letters that none of the page's faces draws. */
export async function loadFaces(text: string): Promise<void> {
  const ranges = rangesHere();
  if (scriptLetters(text).every((letter) => ranges.some((range) => coversLetter(range, letter)))) return;
  await import(/* webpackChunkName: "script-fonts" */ '@vidya/shared-ui/script-fonts.css');
}
