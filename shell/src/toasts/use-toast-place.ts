import { useEffect } from 'react';
import { toast } from 'react-toastify';
import { listen } from '../listen.ts';
import { freePlace } from './free-place.ts';

const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** In ms: a toast often comes with a change of the page, so the place is computed again after this time. */
const settledMs = 200;

const wantedTop = (): number => 5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function place(): void {
  const rack = document.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!rack) return;
  const { width, height, left } = rack.getBoundingClientRect();
  const area = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
  const taken = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !rack.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < area.bottom);
  const right = area.right - width - 16;
  const wanted = { left: width > area.right / 2 ? left : right, top: wantedTop() };
  const found = freePlace({ wanted, size: { width, height }, area, taken });
  // Set through the CSSOM: the page's security policy forbids style attributes.
  document.documentElement.style.setProperty('--toast-top', `${found.top}px`);
  document.documentElement.style.setProperty('--toast-right', `${area.right - found.left - width}px`);
}

/** Keeps toasts off controls: recalculates when a toast appears or changes, and after a scroll or resize. */
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
    return () => {
      clearTimeout(timer);
      unfollow();
      stop();
    };
  }, []);
}
