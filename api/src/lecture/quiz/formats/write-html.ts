import { escapeHtml } from '../../../course/port/clean-description.ts';

const fence = /^```([\w+#-]*)\n([\s\S]*?)\n?```$/;

function lineHtml(line: string): string {
  const pieces = line.split(/(`[^`\n]+`|\$\$[^$\n]*\$\$)/).map((piece, at) => {
    if (at % 2 === 0) return escapeHtml(piece).replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>');
    return piece.startsWith('`') ? `<code>${escapeHtml(piece.slice(1, -1))}</code>` : escapeHtml(piece);
  });
  // White space that HTML would join stays.
  return pieces.join('').replace(/ (?= )/g, '&#160;');
}

/** A text of a question as XHTML within a line; fenced code stands in a block of its own. */
export const inlineHtml = (text: string): string =>
  text.includes('```') ? blockHtml(text) : text.split('\n').map(lineHtml).join('<br/>');

/** A text of a question as XHTML: each line a paragraph. */
export const blockHtml = (text: string): string =>
  text
    .split(/(```[\w+#-]*\n[\s\S]*?```)/)
    .map((piece, at) => {
      if (at % 2 === 0) {
        const lines = piece.split('\n').filter((line) => line.trim() !== '');
        return lines.map((line) => `<p>${lineHtml(line)}</p>`).join('\n');
      }
      const [, language = '', code = ''] = fence.exec(piece) ?? [];
      const named = language === '' ? '' : ` class="language-${language}"`;
      return `<pre${named}>\n${escapeHtml(code)}\n</pre>`;
    })
    .filter((part) => part !== '')
    .join('\n');
