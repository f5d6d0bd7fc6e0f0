/** What belongs to the frame and to the page, and leads somewhere when it is pressed. */
const controls = 'a[href], button, summary, [role="button"], [role="tab"], [role="menuitem"]';
/** With one of these open, what lies under it is covered on purpose. */
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

const header = (): Element | undefined =>
  [...document.querySelectorAll('header')].find((each) => !each.closest('main'));

const middleOf = (control: Element): [x: number, y: number] | undefined => {
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isOnScreen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  return width > 0 && height > 0 && isOnScreen ? [x, y] : undefined;
};

/** Why the header is hidden or dead; undefined if it is not, or if unknown. */
export function headerProblem(): string | undefined {
  const bar = header();
  if (!bar) return 'The header is gone.';
  const isShown = bar.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  if (!isShown || bar.getBoundingClientRect().height === 0) return 'The header is hidden.';
  if (document.fullscreenElement || document.querySelector(dialogs)) return undefined;
  const points = [...bar.querySelectorAll(controls)].flatMap((control) => {
    const point = middleOf(control);
    return point ? [point] : [];
  });
  // Scrolled away.
  if (points.length === 0) return undefined;
  const canPress = points.some(([x, y]) => bar.contains(document.elementFromPoint(x, y)));
  return canPress ? undefined : 'The header is covered.';
}

/** A link to where the page is, or out of it, changes nothing here. */
function leadsElsewhere(link: Element): boolean {
  if (!(link instanceof HTMLAnchorElement)) return true;
  return (
    link.href !== location.href && link.origin === location.origin && !link.target && !link.hasAttribute('download')
  );
}

/** What was pressed, if it should lead to something here: 'header', or 'area' for a control of the area. */
export function pressedPart({ target }: Event): 'header' | 'area' | undefined {
  const control = target instanceof Element ? target.closest(controls) : null;
  if (!control || !leadsElsewhere(control) || control.ariaDisabled === 'true') return undefined;
  if (control.closest('main')) return 'area';
  return header()?.contains(control) ? 'header' : undefined;
}

/** What happens without a change of the document: a popover, a film, a scroll, a choice, a move of focus. */
const signs = ['toggle', 'play', 'pause', 'scroll', 'input', 'submit', 'focusin', 'fullscreenchange'];

/** Calls back if nothing on the page changes within `withinMs` and it is still the same page. */
export function onNothing(callback: () => void, withinMs: number): void {
  const { href } = location;
  const watch = new AbortController();
  const changes = new MutationObserver(() => stop());
  const timer = setTimeout(() => {
    stop();
    if (location.href === href && document.visibilityState === 'visible') callback();
  }, withinMs);
  function stop(): void {
    clearTimeout(timer);
    changes.disconnect();
    watch.abort();
  }
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const sign of signs) window.addEventListener(sign, stop, { capture: true, signal: watch.signal });
}
