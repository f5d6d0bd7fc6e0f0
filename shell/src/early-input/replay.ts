import { writeField } from '@vidya/contracts/browser/filled-fields';
import { type EarlyInput, type Field, heardMark, isToggle, type Press } from './capture.ts';
import { lateNoticeId } from './late-notice.ts';

/** An element's children without those that a translation puts around texts. */
const childrenOf = (element: Element): Element[] => [...element.children].filter(({ tagName }) => tagName !== 'FONT');

/** Child indexes from the top of the element's tree down to it: the page itself, or what React has replaced. */
function placeIn(element: Element): number[] {
  const place: number[] = [];
  for (let at = element; at.parentElement && at.parentElement.id !== 'root'; at = at.parentElement)
    place.unshift(childrenOf(at.parentElement).indexOf(at));
  return place;
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;

/** The element itself, or the equal one in its position if the browser rendered the page again. */
function current<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return element;
  let found = document.querySelector('#root')?.firstElementChild;
  for (const index of placeIn(element)) found = found && childrenOf(found)[index];
  return found?.tagName === element.tagName && nameOf(found) === nameOf(element) ? (found as E) : undefined;
}

function fill(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    return field.click();
  }
  writeField(field, value);
}

/** Returns a function that moves the caret of a text field in another one to the same position. */
function caretOf(field: Element): (other: Element) => void {
  const [start, end] =
    'selectionStart' in field ? [field.selectionStart, (field as HTMLInputElement).selectionEnd] : [];
  return (other) => {
    if (typeof start === 'number') (other as HTMLInputElement).setSelectionRange(start, end ?? start);
  };
}

/** Fills a field without moving the caret. */
function refill(field: Field, value: string): void {
  const moveCaret = field === document.activeElement ? caretOf(field) : undefined;
  fill(field, value);
  moveCaret?.(field);
}

/**
 * Returns a function that gives the focus and the caret of now to the element that has replaced the one with them, and its text: what
 * is typed before `replayFields` continues it. That one says whether there was such an element.
 */
export function rememberFocus(): () => boolean {
  const focused = document.activeElement as HTMLElement | null;
  const moveCaret = focused && caretOf(focused);
  return () => {
    const next = focused && current(focused);
    if (!next || next === focused) return false;
    // No script may write the name of a chosen file.
    if ('defaultValue' in next && next.getAttribute('type') !== 'file')
      Object.assign(next, { value: (focused as HTMLInputElement).value });
    next.focus({ preventScroll: true });
    moveCaret?.(next);
    return true;
  };
}

function repeat({ target, key }: Press): void {
  const element = current(target);
  target.removeAttribute(heardMark);
  element?.removeAttribute(heardMark);
  if (key) element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else element?.click();
}

/** Reopens a popover that was open before the browser rendered the page again. */
function reopen(popover: HTMLElement): void {
  const id = !popover.isConnected && current(popover)?.id;
  if (id) document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.click();
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Tells the page what was typed and chosen before it was hydrated. Call it then: later changes it sees itself. */
export function replayFields(input: EarlyInput | undefined): void {
  if (!input) return;
  input.stopFields();
  for (const [field, value] of input.fields) {
    const found = current(field);
    // Typed in since the page was rendered again: that has all of it.
    const isContinued = found !== field && input.fields.has(found!);
    if (found && !isContinued) refill(found, value);
  }
  input.fields.clear();
}

/** Does once what a person pressed before the page responded. Call it when the page does: `earlyInput` is gone then. */
export async function replayPresses(input: EarlyInput | undefined): Promise<void> {
  if (!input) return;
  input.stop();
  globalThis.earlyInput = undefined;
  document.getElementById(lateNoticeId)?.remove();
  if (input.popover) reopen(input.popover);
  for (const press of input.presses) {
    // React renders what the one before has changed.
    // oxlint-disable-next-line no-await-in-loop
    await turn();
    repeat(press);
  }
}
