// The next document has the fonts in its head.
import { stylesCookie } from '@vidya/contracts/rules/cookies';
import { latinFont } from '@vidya/shared-ui/latin-font';
import { writeCookie } from './write-cookie.ts';

/** The shell's build is a part of its files' address: `/static/<version>/`. */
declare const __webpack_public_path__: string;

/** Loads the font of most pages into the browser's cache without using it, and tells the server that it is there. */
export async function keepFont(): Promise<void> {
  await (await fetch(latinFont)).arrayBuffer();
  const [, , version = ''] = __webpack_public_path__.split('/');
  // Set by the server, the cookie would keep the first page out of every CDN.
  writeCookie(stylesCookie, version);
}

/** Uses the fonts from now on. */
export const showFonts = (): Promise<unknown> => import(/* webpackChunkName: "fonts" */ '@vidya/shared-ui/fonts.css');
