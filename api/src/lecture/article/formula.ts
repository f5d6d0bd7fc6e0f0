import { formula, mathAttributes, mathTags } from '@vidya/contracts/rules/text/article';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import sanitizeHtml from 'sanitize-html';
import temml from 'temml';
import { escapeHtml } from '../../course/port/clean-description.ts';
import { badRequest } from '../../http/errors.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...mathTags],
  allowedAttributes: { '*': [...mathAttributes] },
  allowedClasses: { mtd: ['tml-left', 'tml-right'] },
};

/** Of a faulty formula, so that its author finds it. */
const shownCharacters = 60;

/** A formula of a few lines can define one of gigabytes: its limit counts expansions, not what they make. */
const definition = /\\(?:(?:re|provide)?newcommand|[gex]?def|let|futurelet|global|long)(?![a-z])/i;

/** TeX as MathML, which browsers draw by themselves. Throws 400 with the place of the fault. */
function drawn(tex: string, displayMode: boolean): string {
  try {
    if (definition.test(tex)) throw new Error(apiMessages.lecture.formulaDefinesCommands);
    const math = temml.renderToString(tex, { displayMode, throwOnError: true, trust: false, maxExpand: 500 });
    return sanitizeHtml(math, allowed).replace('<math', `<math alttext="${escapeHtml(tex)}"`);
  } catch (error) {
    const fault = error instanceof Error ? error.message.replace(/ at (?:end of input|position).*$/s, '') : 'Unknown';
    const shown = tex.length > shownCharacters ? `${tex.slice(0, shownCharacters)}…` : tex;
    throw badRequest(apiMessages.lecture.formulaUnreadable(`$$${shown}$$`, fault.trim()), 'ValidationError');
  }
}

/** Escapes a text and draws its formulas; one that is the whole paragraph stands on a line of its own. */
export function withFormulas(text: string, isWholeParagraph: boolean): string {
  let from = 0;
  let html = '';
  for (const { 0: whole, 1: tex = '', index } of text.matchAll(formula)) {
    html += escapeHtml(text.slice(from, index)) + drawn(tex.trim(), isWholeParagraph && whole === text.trim());
    from = index + whole.length;
  }
  return html + escapeHtml(text.slice(from));
}
