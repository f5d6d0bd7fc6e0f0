const token =
  /<\?xml [^?<>]*\?>|<(\/?)([A-Za-z][\w:.-]*)(?:\s+[\w:.-]+="[^"<&]*(?:&#?\w+;[^"<&]*)*")*\s*(\/?)>|[^<>&]+|&(?:#\d+|amp|lt|gt|quot|apos);/uy;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses.
const refused = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** What makes a text no well-formed XML without comments and CDATA; null if it is. */
export function xmlFault(xml: string): string | null {
  const sign = refused.exec(xml);
  if (sign) return `sign ${sign[0].codePointAt(0)}`;
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    token.lastIndex = at;
    const [whole, slash, name, isEmpty] = token.exec(xml) ?? [];
    if (whole === undefined) return `at ${xml.slice(at, at + 80)}`;
    if (slash === '/' && open.pop() !== name) return `end of ${name}`;
    if (slash === '' && isEmpty === '' && name !== undefined) open.push(name);
    at = token.lastIndex;
  }
  return open.length === 0 ? null : `no end of ${open.at(-1)}`;
}
