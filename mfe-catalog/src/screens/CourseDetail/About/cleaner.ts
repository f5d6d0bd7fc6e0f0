import type { ComponentType } from 'react';

let Cleaned: ComponentType<{ html: string }> | undefined;

/** The part that cleans a description and shows it; undefined until its file is loaded. */
export const cleanedNow = (): typeof Cleaned => Cleaned;

/** Loads it. The library is 10 KB, which a page from the server does without: its HTML has the description. */
export async function loadCleaned(): Promise<NonNullable<typeof Cleaned>> {
  Cleaned ??= (await import(/* webpackChunkName: "description" */ './Cleaned.tsx')).Cleaned;
  return Cleaned;
}
