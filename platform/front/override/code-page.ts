import { createHash } from 'node:crypto';

// The site's colours (shared-ui/src/theme/palette.ts): this page loads nothing.
const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
    background: #faf7f1; color: #13252b; }
  form { width: min(22rem, calc(100vw - 3rem)); display: grid; gap: 0.75rem; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
  p { margin: 0; }
  label { font-weight: 600; }
  input, button { font: inherit; padding: 0.625rem 0.75rem; border-radius: 0.625rem; border: 1px solid #7f8a87; }
  input { background: #fff; color: inherit; letter-spacing: 0.06em; }
  button { border-color: transparent; background: #0b5f66; color: #fff; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid #0f7f88; outline-offset: 2px; }
  [role='alert'] { color: #b3261e; }
  [aria-invalid] { border-color: #b3261e; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d171b; color: #eef2ef; }
    input { background: #142127; border-color: #6a7f87; }
    button { background: #58c2bd; color: #05211f; }
    :focus-visible { outline-color: #7fdcd6; }
    [role='alert'] { color: #ff9a90; }
    [aria-invalid] { border-color: #ff9a90; }
  }`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The page runs nothing, loads nothing, and sends its form to this site only. */
export const codePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

/** Asks for the code of a preview link, and leads to the same address with it. */
export function codePage(url: URL, isWrong: boolean): string {
  const fields = [...url.searchParams].filter(([name]) => name !== 'code').map(hidden);
  const problem = isWrong ? '<p role="alert" id="problem">This is not the code of this link. Please check it.</p>' : '';
  const described = isWrong ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview | Vidya</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><form action="${escaped(url.pathname)}">
<h1>Preview</h1>
<p>This link shows a version of Vidya that is not released yet. Whoever sent it has a code for you.</p>
${problem}<label for="code">Code</label>
<input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" required autofocus${described}>
${fields.join('')}<button>Open the preview</button>
</form></main></body></html>`;
}
