import type { VersionFiles } from '@vidya/platform/gate/document/release';
import type { Attributes } from '../html.ts';
import type { ShellBuild } from '../shell-build.ts';

const script = (href: string, integrity?: string) => ({ as: 'script', href, integrity, crossorigin: 'anonymous' });

/** The version of an area that a page starts with: its base address and its files. */
type EarlyVersion = { base: string; files: VersionFiles };

function remoteFiles({ base, files }: EarlyVersion, pathname: string): Attributes[] {
  const scripts = [...files.preload, ...(files.screens[pathname] ?? [])];
  // Browsers warn about an integrity hash on this preload. The shell checks the manifest's hash itself.
  const manifest = { as: 'fetch', href: `${base}mf-manifest.json`, crossorigin: 'anonymous' };
  return [manifest, ...scripts.map((file) => script(base + file, files.integrity[file]))];
}

/** The scripts a page needs beyond its own tags, most urgent first. Each gets a preload link. */
export const earlyScripts = (shell: ShellBuild, version: EarlyVersion | undefined, pathname: string): Attributes[] => [
  ...[...shell.scripts, ...shell.preload].map((file) => script(shell.base + file, shell.integrity[file])),
  ...(version ? remoteFiles(version, pathname) : []),
];

/** The same, and the code of the first request to the API: for pages without data in their HTML. */
export const earlyFiles = (shell: ShellBuild, version: EarlyVersion | undefined, pathname: string): Attributes[] => [
  ...earlyScripts(shell, version, pathname),
  ...shell.requests.map((file) => script(shell.base + file, shell.integrity[file])),
];

/** The same list as a `link` HTTP header. Browsers read it before they read any of the page. */
export const linkHeader = (files: Attributes[]): string =>
  files
    .map(({ href, ...given }) => {
      const parameters = Object.entries({ rel: 'preload', ...given }).filter(([, value]) => value !== undefined);
      return [`<${href}>`, ...parameters.map(([name, value]) => `${name}="${value}"`)].join('; ');
    })
    .join(', ');
