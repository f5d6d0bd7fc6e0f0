// The fonts: the first visit reads in the fallback font, and the next page has them in its head.
import '@vidya/shared-ui/fonts.css';
import { stylesCookie } from '@vidya/contracts/rules/cookies';

const yearSeconds = 31_536_000;

/** The shell's build is a part of its files' address: `/static/<version>/`. */
declare const __webpack_public_path__: string;

// This runs when the fonts' styles are there: the next page brings them along. Set by the server, the cookie would keep
// the first page out of every CDN.
const [, , version = ''] = __webpack_public_path__.split('/');
// oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not in every browser we serve
document.cookie = `${stylesCookie}=${version}; path=/; max-age=${yearSeconds}; samesite=lax`;
