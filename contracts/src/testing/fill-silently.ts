import { watchFilledFields } from '../browser/filled-fields.ts';

/** For a block of tests of a remote: the shell does this on every page. */
export function watchFields(): void {
  let stop = (): void => undefined;
  beforeEach(() => (stop = watchFilledFields()));
  afterEach(() => stop());
}

/** Fills a field as some password managers do: without an event, and without React's knowledge of the new value. */
export function fillSilently(field: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
