import type { Page } from 'playwright-core';

/**
 * Targets smaller than 24 × 24 px (WCAG 2.5.8), except links in sentences and elements outside the page until they have
 * the focus. A checkbox's label counts as part of it, and so does the area of a link that covers its card.
 */
const smallTargets = `(() => {
  const least = 23.9;
  const wanted = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=tab],[role=menuitem],[role=switch],[role=slider]';
  const isBig = ({ width, height }) => width >= least && height >= least;
  const inSentence = (part) => {
    if (getComputedStyle(part).display !== 'inline') return false;
    return (part.parentElement.textContent ?? '').trim().length > (part.textContent ?? '').trim().length;
  };
  return [...document.querySelectorAll(wanted)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((part) => {
      const box = part.getBoundingClientRect();
      const isGone = box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom + scrollY <= 0;
      if (isGone || isBig(box) || inSentence(part)) return false;
      if (getComputedStyle(part, '::after').position === 'absolute') return false;
      const label = part.closest('label');
      return !(label && isBig(label.getBoundingClientRect()));
    })
    .map((part) => {
      const { width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('aria-label') ?? part.textContent ?? '';
      return part.tagName + ' "' + name.trim().slice(0, 40) + '" ' + Math.round(width) + 'x' + Math.round(height);
    });
})()`;

/** The targets of a page that are too small at its current width. */
export const smallTargetsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(smallTargets);
