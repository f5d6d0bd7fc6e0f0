import { withoutElements } from '@vidya/contracts/rules/text/tags';

const styled = /\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
const handlers = /\son[a-z]+=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Replaces the inline styles of office programs and online editors with marks: `data-level` is the depth of a list
 * paragraph (0 for its typed bullet), `data-look` is the font's style, weight and lines. It removes the styles and event
 * handlers: the sanitizer would drop them anyway, and the content security policy reports each one that is parsed.
 */
export const withMarks = (html: string): string =>
  withoutElements(html, 'style')
    // Only inside tags: text that mentions styles stays text.
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(styled, (_, one?: string, other?: string) => marksOf(one ?? other ?? '')).replace(handlers, ''),
    );

/** The value of a property in a style, in lower case; '' when the style does not set it. */
function valueOf(style: string, property: string): string {
  const found = style.split(';').find((rule) => rule.trimStart().toLowerCase().startsWith(`${property}:`));
  return (found?.split(':')[1] ?? '').trim().toLowerCase();
}

function marksOf(style: string): string {
  const list = valueOf(style, 'mso-list').split(/\s+/);
  const level = list[0] === 'ignore' ? '0' : (/^level(\d)/.exec(list[1] ?? '')?.[1] ?? null);
  if (level !== null) return ` data-level="${level}"`;
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const marks = [
    /^(?:normal|[1-4]00)$/i.test(weight) ? 'plain' : '',
    /^(?:bold|bolder|[6-9]00)$/i.test(weight) ? 'bold' : '',
    /(?:^|;)\s*font-style:\s*italic/i.test(style) ? 'italic' : '',
    /(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i.test(style) ? 'underline' : '',
    /(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i.test(style) ? 'struck' : '',
  ];
  return marks.some(Boolean) ? ` data-look="${marks.join(' ')}"` : '';
}

/** Turns the marks into elements of a description, and tables into lines; with `keepsTables` only those inside others. */
export function rebuild(holder: HTMLElement, keepsTables: boolean): void {
  for (const paragraph of holder.querySelectorAll<HTMLElement>('p[data-level]')) {
    if (!paragraph.closest('li')) listFrom(paragraph);
  }
  for (const typed of holder.querySelectorAll('[data-level="0"]')) typed.remove();
  for (const bold of holder.querySelectorAll('b[data-look~="plain"]')) bold.replaceWith(...bold.childNodes);
  for (const [look, tag] of looks) {
    for (const words of holder.querySelectorAll(`span[data-look~="${look}"]`)) wrapContent(words, tag);
  }
  for (const words of holder.querySelectorAll('ins, del, strike')) {
    wrapContent(words, words.tagName === 'INS' ? 'u' : 's');
    words.replaceWith(...words.childNodes);
  }
  // Inner tables first.
  for (const table of [...holder.querySelectorAll('table')].toReversed()) {
    if (!keepsTables || table.parentElement?.closest('table')) table.replaceWith(...linesOf(table));
  }
}

const looks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['struck', 's'],
] as const;

function wrapContent(element: Element, tag: 'strong' | 'em' | 'u' | 's'): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const levelOf = (element: Element): number => Number(element.getAttribute('data-level') ?? 0);

/** Builds one list, with its nested lists, from a list paragraph and those that follow it. */
function listFrom(first: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = [];
  let next: Element | null = first;
  while (next && levelOf(next) > 0) {
    const paragraph: Element = next;
    const level = levelOf(paragraph);
    next = paragraph.nextElementSibling;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const around = open.at(-1);
    const list = around?.level === level ? around.list : document.createElement(isNumbered(paragraph) ? 'ol' : 'ul');
    if (around === undefined) paragraph.before(list);
    else if (list !== around.list) around.list.lastElementChild?.append(list);
    if (list !== around?.list) open.push({ level, list });
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** '1.' and 'iv)' are numbering, '·' and 'o' are bullets. */
const isNumbered = (paragraph: Element): boolean =>
  /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(paragraph.querySelector('[data-level="0"]')?.textContent ?? '');

/** A row of a data table becomes one line; a layout table keeps the content of its cells. */
function linesOf(table: HTMLTableElement): Node[] {
  const rows = [...table.rows].flatMap((row) => {
    const cells = [...row.cells].filter((cell) => textOf(cell) !== '');
    if (cells.length === 0) return [];
    if (cells.length === 1 || cells.some(hasStructure)) return cells.flatMap((cell) => [...cell.childNodes]);
    return [lineOf(cells.map(textOf).join(' | '))];
  });
  return table.caption ? [lineOf(textOf(table.caption)), ...rows] : rows;
}

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const hasStructure = (cell: Element): boolean =>
  cell.querySelector('ul, ol, h3, h4, blockquote, pre') !== null || cell.querySelectorAll('p, div').length > 1;

function lineOf(words: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = words;
  return line;
}
