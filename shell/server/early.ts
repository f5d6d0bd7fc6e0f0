import type { ReleasedRemote } from '@vidya/contracts/release';
import { firstAnswers } from './first-answers.ts';
import type { Attributes } from './html.ts';
import type { ShellBuild } from './shell-build.ts';

const script = (href: string, integrity: string | undefined): Attributes => ({
  as: 'script',
  href,
  integrity,
  crossorigin: 'anonymous',
});

const answer = (href: string): Attributes => ({ as: 'fetch', href, crossorigin: 'anonymous' });

function remoteFiles(remote: ReleasedRemote, { pathname, origin }: URL): Attributes[] {
  const hash = (address: string): string | undefined =>
    remote.integrity[new URL(address, origin).href] ?? remote.integrity[address];
  const files = [...remote.preload, ...(remote.screens?.[pathname] ?? [])];
  return [answer(remote.entry), ...files.map((address) => script(address, hash(address)))];
}

/** What a page needs beyond its own tags, in order of need: each is worth a preload link. */
export function earlyFiles(shell: ShellBuild, remote: ReleasedRemote | undefined, url: URL): Attributes[] {
  return [
    ...[...shell.scripts, ...shell.preload].map((file) => script(shell.base + file, shell.integrity[file])),
    ...(remote ? remoteFiles(remote, url) : []),
    ...firstAnswers(url).map(answer),
  ];
}

/** The same as an HTTP header: browsers read it before they have read any of the page. */
export const linkHeader = (files: Attributes[]): string =>
  files
    .map(({ href, ...given }) => {
      const parameters = Object.entries(given).map(([name, value]) =>
        value === undefined ? '' : `; ${name}="${value}"`,
      );
      return `<${href}>; rel="preload"${parameters.join('')}`;
    })
    .join(', ');
