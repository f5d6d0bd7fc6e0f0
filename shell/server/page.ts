import type { ReleaseDocument, ReleasedRemote } from '@vidya/contracts/release';
import { routeOf } from '../src/route-table.ts';
import type { SiteConfig } from './config.ts';
import { firstAnswers } from './first-answers.ts';
import { remoteOrigins } from './security.ts';
import type { ShellBuild } from './shell-build.ts';

interface PageRequest {
  url: URL;
  nonce: string;
  theme: string | undefined;
}

interface PageParts {
  config: SiteConfig;
  shell: ShellBuild;
  releases: ReleaseDocument;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** JSON inside a script element: '<' must not be able to end it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

const link = (values: Record<string, string | undefined>): string => `<link${attributes(values)}>`;

function shellFiles({ shell }: PageParts, nonce: string): string {
  const hash = (file: string): string | undefined => shell.integrity[file];
  return [
    ...shell.fonts.map((file) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href: shell.base + file, crossorigin: '' }),
    ),
    ...shell.styles.map((file) => link({ rel: 'stylesheet', href: shell.base + file, nonce })),
    ...shell.scripts.map(
      (file) =>
        `<script defer${attributes({ src: shell.base + file, nonce, integrity: hash(file), crossorigin: 'anonymous' })}></script>`,
    ),
    ...shell.preload.map((file) =>
      link({
        rel: 'preload',
        as: 'script',
        href: shell.base + file,
        integrity: hash(file),
        crossorigin: 'anonymous',
        nonce,
      }),
    ),
  ].join('\n');
}

function remoteFiles(remote: ReleasedRemote | undefined, origin: string): string {
  if (!remote) return '';
  const manifest = link({ rel: 'preload', as: 'fetch', href: remote.entry, crossorigin: 'anonymous' });
  const scripts = remote.preload.map((address) =>
    link({
      rel: 'preload',
      as: 'script',
      href: address,
      integrity: remote.integrity[new URL(address, origin).href] ?? remote.integrity[address],
      crossorigin: 'anonymous',
    }),
  );
  return [manifest, ...scripts].join('\n');
}

const answers = (url: URL): string =>
  firstAnswers(url)
    .map((href) => link({ rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' }))
    .join('\n');

/** One page of the site: static frame, the shell's files, and everything worth asking for early. */
export function renderPage(parts: PageParts, { url, nonce, theme }: PageRequest): string {
  const { config, shell, releases } = parts;
  const area = routeOf(url.pathname)?.area;
  // The dashboard's files are refused to most people, so the page does not ask for them by itself.
  const remote = area === 'admin' ? undefined : releases.remotes.find((candidate) => candidate.name === area);
  const integrity = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, hash]) => [shell.base + file, hash]),
  );
  const settings = {
    releases,
    integrity,
    scriptOrigins: [...remoteOrigins(releases), ...config.checkoutOrigins],
    uncheckedOrigins: config.developmentOrigins,
  };
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
  const { themeColor } = shell.frame;
  return `<!doctype html>
<html lang="en-IN"${attributes({ 'data-theme': chosen })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vidya</title>
<meta name="description" content="Video courses taught in India’s languages: web development, data science, AI and more.">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${chosen === 'dark' ? themeColor.dark : themeColor.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${chosen === 'light' ? themeColor.light : themeColor.dark}">
<meta property="csp-nonce" content="${nonce}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${shellFiles(parts, nonce)}
${remoteFiles(remote, url.origin)}
${answers(url)}
<style nonce="${nonce}">${shell.frame.css}</style>
</head>
<body>
<div id="root">${shell.frame.html}</div>
<script type="application/json" id="vidya-page" nonce="${nonce}">${embedded(settings)}</script>
</body>
</html>
`;
}
