/** What the shell mounts: the areas of a page, their versions, and what it knows of them. */
export { reloadOnce, reloadShellOnce } from './fallback/reload-once.ts';
export { reloadPage } from './fallback/reload-page.ts';
export { watchErrors } from './fallback/unhandled-errors.ts';
export { watchScripts } from './fallback/watch-scripts.ts';
export { pageAreas, readPageSettings } from './load/page-settings.ts';
export { areaToPrepare, preparePage } from './load/prepare-page.ts';
export { remoteNow } from './load/remote-cache.ts';
export { usePreloadOnIntent } from './load/use-preload-on-intent.ts';
export { type VersionHere, versionOf } from './load/versions-here.ts';
export { VersionsSlot } from './panel/VersionsSlot.tsx';
export { noteFailure, onFailure } from './reports/outcome-reports.ts';
export { watchPresses } from './reports/presses.ts';
export { isShellPage, learnAreas, routeOf } from './routes-here.ts';
export { retryLostLibraries } from './runtime/lost-libraries.ts';
export { RemoteArea } from './views/RemoteArea.tsx';
export { RemoteBoundary } from './views/RemoteBoundary.tsx';
export { WaitingView } from './views/WaitingView.tsx';
