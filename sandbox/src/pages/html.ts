/** HTML that is already escaped. */
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

/** Builds HTML. Escapes every value, except markup from this same function. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: texts.map((text, index) => text + render(parts[index])).join('') };
}
