import type { Page } from 'playwright-core';

/**
 * Texts of which a box hides a part, except those that end in an ellipsis, those for screen readers alone, and those
 * that can be scrolled into view.
 */
const cutTexts = `(() => {
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const cutter = (text, box) => {
    for (let part = text.parentElement; part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part);
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none';
      if (isMeant || scrolls(style.overflowX) || style.position === 'fixed') return undefined;
      const edge = part.getBoundingClientRect();
      if (hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) return part;
      if (hides(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) return part;
    }
    return undefined;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (text.nodeValue.trim() === '' || box.width === 0 || box.height === 0) continue;
    const part = cutter(text, box);
    if (part) cut.push(part.tagName + ' cuts "' + text.nodeValue.slice(0, 40) + '"');
  }
  return cut;
})()`;

export const cutTextsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(cutTexts);
