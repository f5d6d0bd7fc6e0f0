/** The text without what stands in round brackets: 'p:not(.a):hover' is 'p:not:hover'. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of selector) {
    if (letter === '(') depth += 1;
    if (depth === 0) rest += letter;
    if (letter === ')') depth = Math.max(0, depth - 1);
  }
  return rest;
}

/** The texts between commas that stand in no brackets. */
function listed(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The end of the bracket that opens at `start`; the end of the text if none closes it. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const choice = /:(?:is|where|-webkit-any)\(/;

/** `:is(.a, .b) p` as `.own p`: what every alternative is, the whole is. */
function withoutChoices(selector: string): string {
  const match = choice.exec(selector);
  if (!match) return selector;
  const open = match.index + match[0].length - 1;
  const end = closing(selector, open);
  const areAllOwn = listed(selector.slice(open + 1, end)).every(isOwn);
  return withoutChoices(selector.slice(0, match.index) + (areAllOwn ? '.own' : '') + selector.slice(end + 1));
}

/** Stands for what a template takes from elsewhere: a component's class, or a media query. */
export const unknownPart = 'unknown-part';

/** `<html>`, `<body>`, and the shell's elements around all areas. */
const ofPage = /^(?:html|body|:root)(?![\w-])|#(?:root|content)(?![\w-])/;
/** Parts of a film's captions: only areas have films. */
const captions = /::(?:-webkit-media-text-track-|cue)/;
/** Attributes do not count: `[href=".card"]`. */
const hasName = (compound: string): boolean =>
  compound.split('[').some((part, at) => /[.#][\w\\-]/.test(at === 0 ? part : part.slice(part.indexOf(']') + 1)));

/**
 * Whether a selector meets only elements that the area made: it, or an element around it, has a class or an id. Names of
 * the page's own elements (`body.busy header`, `#root p`) do not count, nor what `:not` and `:has` say.
 */
export function isOwn(selector: string): boolean {
  const compounds = withoutArguments(withoutChoices(selector))
    .split(/[\s>+~|]+/)
    .filter(Boolean);
  const [subject = '', ...around] = compounds.toReversed();
  if (captions.test(subject)) return true;
  if (subject.startsWith(unknownPart) || (hasName(subject) && !/#(?:root|content)(?![\w-])/.test(subject))) return true;
  return around.some((compound) => hasName(compound) && !ofPage.test(compound));
}
