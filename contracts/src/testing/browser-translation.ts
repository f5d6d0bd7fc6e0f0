/**
 * Translates a page as Chrome does: each text is replaced by `<font><font>…</font></font>`, now and after each change.
 * The texts stay as they are, so that a test finds them. It uses nothing from outside, so that a browser can run it.
 * Returns an end.
 */
export function translatePage(): () => void {
  const leftAlone = '[translate=no],script,style,noscript,textarea,svg,title,font,[contenteditable]';
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(leftAlone)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.parentNode?.replaceChild(outer, text);
    }
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(translate);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
  };
}
