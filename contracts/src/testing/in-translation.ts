import { act, waitFor } from '@testing-library/react';
import { keepTranslatedTexts } from '../browser/translated-texts.ts';
import { translatePage } from './browser-translation.ts';

/** For every test of a file: a browser translates the page, and the texts are kept as the shell does on every page. */
export function inTranslation(): void {
  let stop = (): void => undefined;
  beforeAll(() => keepTranslatedTexts());
  beforeEach(() => (stop = translatePage()));
  afterEach(() => stop());
}

/** Lets the translation of what changed run, and React with it. */
export const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

/** Resolves when everything on the page is translated. */
export async function translated(): Promise<void> {
  await settled();
  await waitFor(() => expect(document.querySelector('font font')).not.toBeNull());
}
