/**
 * HTML with something else in the place of each tag, from a '<' to the next '>'. One pass, whatever the text: an
 * expression would look for the '>' again from every '<'.
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

/** HTML without elements of a name and all that is in them ('style', 'script'); one that never ends stays. */
export function withoutElements(html: string, name: string): string {
  // Of the same length, unlike `toLowerCase` of any letter.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let kept = '';
  let at = 0;
  for (;;) {
    const open = lower.indexOf(`<${name}`, at);
    const close = open < 0 ? -1 : lower.indexOf(`</${name}>`, open);
    if (close < 0) return kept + html.slice(at);
    kept += html.slice(at, open);
    at = close + `</${name}>`.length;
  }
}
