/** Text that is already safe to put into a page. */
export interface Markup {
  markup: string;
}

type Part = string | number | null | undefined | false | Markup | Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A piece of a page. Everything filled in is escaped, except markup made by this same function. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: texts.map((text, index) => text + render(parts[index])).join('') };
}
