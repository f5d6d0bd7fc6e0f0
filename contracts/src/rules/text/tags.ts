/**
 * HTML with each tag, from '<' to the next '>', replaced. Always a single pass: a regular expression would search for
 * the '>' again from every '<'.
 */
export function replaceTags(html: string, replacement: (tag: string) => string): string {
  let replaced = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return replaced + html.slice(at);
    replaced += html.slice(at, open) + replacement(html.slice(open, close + 1));
    at = close + 1;
  }
}

/** HTML without the elements of a name ('style', 'script') and their content; an unclosed element stays. */
export function withoutElements(html: string, name: string): string {
  // Keeps the length; `toLowerCase` changes it for some letters.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let output = '';
  let at = 0;
  for (;;) {
    const open = lower.indexOf(`<${name}`, at);
    const close = open < 0 ? -1 : lower.indexOf(`</${name}>`, open);
    if (close < 0) return output + html.slice(at);
    output += html.slice(at, open);
    at = close + `</${name}>`.length;
  }
}
