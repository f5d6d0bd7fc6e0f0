import { createHash } from 'node:crypto';

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
    background: #f7f5f2; color: #1d1b19; }
  form { width: min(22rem, calc(100vw - 3rem)); display: grid; gap: 0.75rem; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
  p { margin: 0; }
  input, button { font: inherit; padding: 0.625rem 0.75rem; border-radius: 0.5rem; border: 1px solid #76706a; }
  input { background: #fff; color: inherit; letter-spacing: 0.06em; }
  button { border-color: transparent; background: #1d1b19; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #1558d6; outline-offset: 2px; }
  [role='alert'] { color: #a11616; }
  @media (prefers-color-scheme: dark) {
    body { background: #171614; color: #f2efeb; }
    input { background: #24221f; border-color: #98918a; }
    button { background: #f2efeb; color: #171614; }
    [role='alert'] { color: #ff9c92; }
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
  const kept = [...url.searchParams].filter(([name]) => name !== 'code').map(hidden);
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
${kept.join('')}<button>Open the preview</button>
</form></main></body></html>`;
}
