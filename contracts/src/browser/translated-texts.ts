interface Translation {
  font: Node;
  /** The text before it was translated. */
  original: string;
}

/**
 * Keeps pages usable while a browser translates them. Chrome replaces each text by `<font><font>…</font></font>`, and
 * React neither knows nor notices: to remove such a text, or to insert something before it, throws a NotFoundError, and
 * what it writes into it appears nowhere.
 *
 * So each text that was replaced goes back to its place, emptied, just before its translation; when React changes, moves
 * or removes it, the translation goes away, and the browser translates the new text. It needs no part in what React
 * renders, so it holds for every area, whenever that was built. The observer's callback runs before any other task, so
 * React never meets a page without its texts.
 */
export function keepTranslatedTexts(): void {
  const translations = new WeakMap<Node, Translation>();
  const textsOf = new WeakMap<Node, Text[]>();
  /** Texts change only where a translation is: until then the observer need not see them. */
  let hasBegun = false;

  const restore = (font: Node): void => {
    for (const text of textsOf.get(font) ?? []) {
      text.data ||= translations.get(text)?.original ?? '';
      translations.delete(text);
    }
    textsOf.delete(font);
    font.parentNode?.removeChild(font);
  };

  const putBack = (text: Text, font: Element): void => {
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    translations.set(text, { font, original: text.data });
    textsOf.set(font, [...(textsOf.get(font) ?? []), text]);
    text.data = '';
    font.before(text);
  };

  const observer = new MutationObserver((records) => {
    const begun = new Set<Node>();
    const isNew = (node: Node | null): node is Element =>
      node?.nodeName === 'FONT' && (begun.has(node) || !textsOf.has(node));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const changed = type === 'characterData' ? [target] : removedNodes;
      for (const node of changed) {
        const translated = textsOf.has(node) ? node : translations.get(node)?.font;
        const font = [...addedNodes, previousSibling, nextSibling].find(isNew);
        if (translated) restore(translated);
        else if (font?.parentNode === target) {
          begun.add(font);
          if (node instanceof Text) putBack(node, font);
          // It reorders the parts of a sentence inside one font.
          else if (font.contains(node)) font.before(node);
        }
      }
    }
    if (begun.size > 0 && !hasBegun) {
      hasBegun = true;
      observe();
    }
    // What was done here.
    observer.takeRecords();
  });
  const observe = (): void => observer.observe(document, { childList: true, subtree: true, characterData: hasBegun });
  observe();
}

/** Whether the browser has translated something. */
export const isTranslated = (): boolean => document.querySelector('#root font') !== null;
