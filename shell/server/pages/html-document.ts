import type { PrerenderedView } from '@vidya/contracts/texts/page-meta';
import type { PageSettings } from '@vidya/platform/gate/document/page-settings-shape';
import { deferredFiles, startDeferredFiles } from '../deferred-files.ts';
import { type Attributes, attributes, embedded, link, meta } from '../html.ts';
import type { RenderedPage } from '../renderer/messages.ts';
import { facesFor } from '../script-faces.ts';
import type { InlineTexts } from '../security.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { Theme } from '../visitor.ts';

export interface Page {
  url: URL;
  /** The elements that describe it, as HTML. */
  head: string;
  /** For the styles that scripts write into the dashboard; undefined on every other page. */
  nonce: string | undefined;
  theme: Theme | undefined;
  shell: ShellBuild;
  /** The prerendered HTML of the page, if its area has one. */
  view: PrerenderedView | undefined;
  settings: Omit<PageSettings, 'integrity'>;
  /** The page as the renderer made it: the browser hydrates it. */
  page: RenderedPage | undefined;
  /** Files to load after a rendered page's content. */
  deferred: Attributes[];
}

const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] };

/**
 * Until the page responds, the browser fetches the document of a hovered or pressed link. Then the page takes this element
 * away: it moves without documents, and prefetches by itself.
 */
const nextPages = JSON.stringify({ prefetch: [{ where: isPage, eagerness: 'moderate' }] });

const entryScripts = ({ base, scripts, integrity }: ShellBuild): Attributes[] =>
  scripts.map((file) => ({ src: base + file, integrity: integrity[file], crossorigin: 'anonymous' }));

/** Before the content, for a page that browsers render. */
const scripts = (shell: ShellBuild): string =>
  entryScripts(shell)
    .map((script) => `<script defer${attributes(script)}></script>`)
    .join('\n');

/** The fonts, in the page itself: a style sheet would delay the first paint. */
const fontFaces = ({ base, fonts, fontFaces: rules }: ShellBuild): string =>
  [
    ...fonts.map((file) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' }),
    ),
    `<style>${rules}</style>`,
  ].join('\n');

/** The frame, with the page's prerendered HTML inside if there is any. */
function standing({ shell, view, settings: { hasSession }, url: { pathname } }: Page): string {
  const { html, visitorHtml = html } = shell.frame;
  const frameHtml = hasSession ? html : visitorHtml;
  // The frame was prerendered at '/': on other pages Home is not the current page.
  const frame = pathname === '/' ? frameHtml : frameHtml.replace(' aria-current="page"', '');
  if (!view) return frame;
  const from = frame.indexOf('>', frame.indexOf('<main')) + 1;
  return frame.slice(0, from) + view.html + frame.slice(frame.lastIndexOf('</main>'));
}

/** styled-components takes its rules over from this element. */
const rendered = (css: string): string => `<style data-styled="true">${css}</style>`;

/** What waits for data that only a script fetches; a section of such a row goes with its title. */
const withoutScript = `[aria-busy="true"],section:has(>[aria-busy="true"],>div>[aria-busy="true"]){display:none}`;

export interface HtmlDocument {
  bytes: Buffer;
  /** The policy names the hashes of these. */
  inline: InlineTexts;
}

/** The HTML of one page of the site: the static frame, the shell's files and preload links. */
export function htmlDocument(page: Page): HtmlDocument {
  const { head, nonce, theme, shell, view, page: content, deferred } = page;
  const integrity = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, hash]) => [shell.base + file, hash]),
  );
  const settings: PageSettings = { ...page.settings, integrity };
  const { themeColor, script } = shell.frame;
  const css = content ? shell.frame.tokens : shell.frame.css + (view?.css ?? '');
  const html = content ? content.html : Buffer.from(standing(page));
  const scriptRules = facesFor(shell.scriptFaces, html);
  const before = `<!doctype html>
<html lang="en-IN"${attributes({ 'data-theme': theme })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${theme === 'dark' ? themeColor.dark : themeColor.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${theme === 'light' ? themeColor.light : themeColor.dark}">
${nonce ? meta({ property: 'csp-nonce', content: nonce }) : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${content ? content.preloads : scripts(shell)}
${fontFaces(shell)}
${scriptRules && `<style>${scriptRules}</style>`}
<style>${css}</style>
${content ? rendered(content.css) : ''}
<noscript><style>${withoutScript}</style></noscript>
</head>
<body>
<script>${script}</script>
<div id="root">`;
  const after = `</div>
<script type="application/json" id="vidya-page">${embedded(settings)}</script>
${content ? `<script type="speculationrules">${nextPages}</script>${deferredFiles(deferred, entryScripts(shell))}` : ''}
</body>
</html>
`;
  return {
    bytes: Buffer.concat([Buffer.from(before), html, Buffer.from(after)]),
    inline: {
      scripts: content ? [script, nextPages, startDeferredFiles] : [script],
      styles: [
        css,
        withoutScript,
        shell.fontFaces,
        ...(content ? [content.css] : []),
        ...(scriptRules ? [scriptRules] : []),
      ],
    },
  };
}
