import { listen } from '@vidya/contracts/browser/listen';
import { useEffect } from 'react';
import { toast } from 'react-toastify';
import { freePosition } from './free-position.ts';

/** What people press or fill in, with its label and error. */
const controls =
  'a[href], button, input, select, textarea, summary, label, legend, [role="button"], [tabindex="0"], [id$="-error"]';

/** What is read rather than pressed. */
const texts = 'main p, main li, main th, main td';

/** What a page is about: its headings, and its figures with their names. */
const headings = 'h1, h2, dt, dd, output, [role="alert"]';

/** In ms: a toast often comes with a change of the page, so the place is computed again after this time. */
const settledMs = 200;

/** Below the navbar, which a banner may push down. */
function wantedTop(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(5 * rem, bar + 0.75 * rem);
}

/** The box of the text: a heading's own box is as wide as the page. */
function textBox(element: HTMLElement): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(element);
  // jsdom has no boxes of ranges.
  return text.getBoundingClientRect?.() ?? element.getBoundingClientRect();
}

function place(): void {
  const rack = document.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!rack) return;
  const { width, height, left } = rack.getBoundingClientRect();
  const area = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
  const boxesOf = (selector: string, boxOf = (element: HTMLElement) => element.getBoundingClientRect()) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !rack.contains(element))
      .map(boxOf)
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < area.bottom);
  const right = area.right - width - 16;
  const wanted = { left: width > area.right / 2 ? left : right, top: wantedTop() };
  const found = freePosition({
    wanted,
    size: { width, height },
    area,
    taken: boxesOf(controls),
    texts: boxesOf(texts),
    headings: boxesOf(headings, textBox),
  });
  // Set through the CSSOM: the page's security policy forbids style attributes.
  document.documentElement.style.setProperty('--toast-top', `${found.top}px`);
  document.documentElement.style.setProperty('--toast-right', `${area.right - found.left - width}px`);
}

/** Keeps toasts off controls, texts and headings: recalculates when a toast or the page changes, and after a scroll or resize. */
export function useToastPlace(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      requestAnimationFrame(place);
      clearTimeout(timer);
      timer = setTimeout(place, settledMs);
    };
    const unfollow = toast.onChange(({ status }) => {
      if (status !== 'removed') follow();
    });
    const stop = listen(window, ['scrollend', 'resize'], place);
    const stopWatching = watchPage(place);
    return () => {
      stopWatching();
      clearTimeout(timer);
      unfollow();
      stop();
    };
  }, []);
}

/** A toast often comes before the page that it announces: its heading arrives later. */
function watchPage(onChange: () => void): () => void {
  const main = document.querySelector('main');
  if (!main || typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(onChange);
  sizes.observe(main);
  return () => sizes.disconnect();
}
