/** In ms: how often a changing page is searched for letters of other scripts. */
const everyMs = 250;

/** All but Latin, Greek, Cyrillic, Hebrew and signs; script-letters.ts is exact, and loaded only when this finds something. */
const mayNeedFace = /[\u0600-\u0dff\ua8e0-\uabff\ufb50-\ufefc]/;

const textOfPage = (): string =>
  [document.body, ...document.querySelectorAll('input,textarea')]
    .map((element) => ('value' in element ? element.value : element.textContent))
    .join(' ');

/** Shows each script in its own font from when the page first has a letter of it, also one that is being typed. */
export function watchLetters(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    const text = textOfPage();
    if (!mayNeedFace.test(text)) return;
    // What fails here is loaded again with the next change.
    import(/* webpackChunkName: "late-fonts" */ './load-faces.ts')
      .then(({ loadFaces }) => loadFaces(text))
      .catch(() => undefined);
  };
  const lookSoon = (): void => {
    timer ??= setTimeout(look, everyMs);
  };
  new MutationObserver(lookSoon).observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', lookSoon);
  look();
}
