// A namespace: a bundle holds only the paths that its code names. An object would be in each of them whole.
export * as paths from './site-paths.ts';

/** A path inside the site to continue to; anything else becomes the home page. */
export const safeNext = (next: string | null | undefined): string =>
  next && /^\/(?![/\\\t\n\r])/.test(next) && !next.startsWith('/auth/') && !next.startsWith('/login') ? next : '/';
