import type { Page } from 'playwright-core';

/** Words of the site's own headings that do not fit on a line. People may write a title that is one long word. */
const brokenWords = `(() => {
  const broken = [];
  for (const heading of document.querySelectorAll('h1, h2')) {
    if (heading.closest('article, [translate=no]')) continue;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(heading.tagName + ' breaks "' + word + '"');
      }
    }
  }
  return broken;
})()`;

export const brokenWordsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(brokenWords);
