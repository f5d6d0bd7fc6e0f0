import { isCodeLanguage } from '@vidya/contracts/rules/text/article';
import { cleanHtml, cleanNodes, type Extra } from '../rich-text/allowed-html.ts';

const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** What articles have beyond descriptions; the server's list is `articleTags`. */
const extra: Extra = {
  tags: [...tables, 'img', 'aside'],
  attributes: ['data-picture', 'data-language', 'alt', 'colspan', 'rowspan'],
};

const isPicture = (image: Element): boolean => /^[\da-f-]{36}$/.test(image.getAttribute('data-picture') ?? '');

/** Whether HTML shows pictures that are none of this site: they are left out. */
export const hasForeignPictures = (html: string): boolean => /<img\b(?![^>]*\bdata-picture=)/i.test(html);

/** Turns HTML from anywhere into safe nodes of an article. */
export function readArticle(html: string): HTMLElement {
  const holder = cleanNodes(html, extra);
  for (const image of holder.querySelectorAll('img')) if (!isPicture(image)) image.remove();
  for (const aside of holder.querySelectorAll('aside aside, td aside, th aside, li aside'))
    aside.replaceWith(...aside.childNodes);
  for (const code of holder.querySelectorAll('pre')) flatten(code);
  for (const code of holder.querySelectorAll('code')) if (!code.closest('pre')) onOneLine(code);
  for (const table of holder.querySelectorAll('table')) readTable(table);
  for (const block of holder.querySelectorAll('table, aside, img')) lift(block, holder);
  return holder;
}

/** The HTML of an article as it is sent. The editor's last empty line is not part of it. */
export function writeArticle(made: HTMLElement): string {
  for (const cell of made.querySelectorAll('td, th')) unwrapLine(cell);
  for (let last = made.lastElementChild; last && isBlankLine(last); last = made.lastElementChild) last.remove();
  return cleanHtml(made, extra);
}

const isBlankLine = ({ tagName, textContent }: Element): boolean => tagName === 'P' && textContent === '';

/** Code is text with line breaks; pages colour it by elements, and put each line into one. */
function flatten(pre: HTMLElement): void {
  for (const end of pre.querySelectorAll('br')) end.replaceWith('\n');
  for (const line of pre.querySelectorAll('div, p, tr, li')) if (line.nextSibling) line.append('\n');
  const language = pre.getAttribute('data-language') ?? '';
  if (!isCodeLanguage(language)) pre.removeAttribute('data-language');
  pre.textContent = (pre.textContent ?? '').replace(/\n$/, '');
}

/** The editor would take code with line breaks for a block. */
function onOneLine(code: HTMLElement): void {
  if (code.querySelector('br') ?? code.textContent?.includes('\n'))
    code.textContent = (code.textContent ?? '').replace(/\s+/g, ' ');
}

/** The caption becomes a line above. Cells say which head they are: the editor guesses otherwise. */
function readTable(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) {
    const line = document.createElement('p');
    line.append(...caption.childNodes);
    table.before(line);
    caption.remove();
  }
  const rows = [...table.rows];
  const hasHeadColumn = rows.length > 1 && rows.every(({ cells }) => cells[0]?.tagName === 'TH');
  for (const [index, { cells }] of rows.entries()) {
    for (const [column, cell] of [...cells].entries()) {
      const isOfColumn = column === 0 && hasHeadColumn;
      if (cell.tagName === 'TH' && !(isOfColumn && index === 0)) cell.setAttribute('scope', isOfColumn ? 'col' : 'row');
    }
  }
}

const isEmpty = (element: Element): boolean => element.textContent?.trim() === '' && element.childElementCount === 0;

/** Moves a block out of lines and lists: it stands in the text itself, a picture also in a cell or a call-out. */
function lift(block: Element, holder: Element): void {
  const homes = block.tagName === 'IMG' ? ['TD', 'TH', 'ASIDE'] : [];
  for (let around = block.parentElement; around; around = block.parentElement) {
    if (around === holder || homes.includes(around.tagName)) return;
    const rest = around.cloneNode(false) as Element;
    while (block.nextSibling) rest.append(block.nextSibling);
    around.after(block, rest);
    for (const part of [around, rest]) if (isEmpty(part)) part.remove();
  }
}

/** A cell with a single line holds its text alone. */
function unwrapLine(cell: Element): void {
  const [line] = cell.children;
  if (cell.childNodes.length === 1 && line?.tagName === 'P') line.replaceWith(...line.childNodes);
}
