import { loadScreenAt } from './routes.tsx';

// The shell draws a page when this module is there. With the screen's own file inside that wait the page is drawn once,
// whole; a file that does not come is asked for again by the screen, whose failure the shell names.
await loadScreenAt(location.pathname).catch(() => undefined);

export { CatalogRemote as default } from './CatalogRemote.tsx';
