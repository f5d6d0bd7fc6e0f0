import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coversLetter, scriptLetters } from '@vidya/contracts/rules/text/script-letters';
import { documentAt, referenceAt } from '@vidya/platform/front/testing/sample-release';
import { scriptFaces } from './script-faces.ts';
import { sampleSite } from './testing/sample-site.ts';
import { shellServer } from './testing/shell-server.ts';

const theme = path.join(import.meta.dirname, '../../shared-ui/src/theme');
const faces = scriptFaces(readFileSync(path.join(theme, 'script-fonts.css'), 'utf8'));

const samples = {
  Hindi: 'मशीन लर्निंग',
  Marathi: 'वाचायला शिका',
  Kannada: 'ಯಂತ್ರ ಕಲಿಕೆ',
  Tamil: 'இயந்திர கற்றல்',
  Telugu: 'యంత్ర అభ్యసనం',
  Bengali: 'যন্ত্র শিক্ষা',
  Gujarati: 'મશીન લર્નિંગ',
  Punjabi: 'ਮਸ਼ੀਨ ਸਿਖਲਾਈ',
  Malayalam: 'യന്ത്ര പഠനം',
  Assamese: 'যন্ত্ৰ শিক্ষণ',
  Manipuri: 'ꯃꯁꯤꯟ ꯂꯔꯅꯤꯡ',
  Odia: 'ଯନ୍ତ୍ର ଶିକ୍ଷା',
  Urdu: 'مشین لرننگ',
};

it.each(Object.entries(samples))('has a regular and a bold face for every letter of %s', (_, text) => {
  const letters = scriptLetters(text);
  expect(letters.join('')).toBe([...new Set(text.replaceAll(' ', ''))].join(''));
  for (const letter of letters) {
    const own = faces.filter(({ range }) => coversLetter(range, letter));
    const weights = own.flatMap(({ rule }) => /font-weight: (\d+) (\d+)/.exec(rule)!.slice(1).map(Number));
    // Chromium takes all letters of a text from faces of the same weights.
    expect(weights).toEqual([100, 500, 501, 900]);
  }
});

it('has a file for every face, and hides no text until it is there', () => {
  expect(faces).toHaveLength(22);
  for (const { rule } of faces) {
    expect(rule).toContain('font-display: swap');
    const [, file = ''] = /url\((@fontsource[^)]*)\)/.exec(rule) ?? [];
    expect(readFileSync(path.join(theme, '../../../node_modules', file)).length).toBeGreaterThan(0);
  }
});

it.each(['Prompting that works, ₹499 – Łódź', 'Юлия Γιώργος', '张伟 🚀'])('leaves %s to other fonts', (text) => {
  expect(scriptLetters(text)).toEqual([]);
});

describe('a page', () => {
  const files = {
    'server.cjs': `
    const { createElement } = require('react');
    let title;
    exports.entry = {
      Remote: () => createElement('h1', null, title),
      prepare: async ({ url }) => {
        title = url.searchParams.get('q');
        return { head: { title: 'Sample', canonical: '/' } };
      },
    };`,
  };
  let given: Awaited<ReturnType<typeof sampleSite>>;
  beforeAll(async () => {
    given = await sampleSite({}, { server: shellServer(), versions: { 1: files } });
    given.release(documentAt(given.catalog, { live: referenceAt(given.catalog, 'catalog', '1', files) }));
  });
  afterAll(() => given.close());

  /** Opens a page until the server renders it: a thread starts after its version's files are read. */
  async function openRendered(q: string) {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { body, headers } = await given.site.inject({ url: `/?q=${encodeURIComponent(q)}` });
      if (body.includes(`<h1>${q}</h1>`)) return { body, policy: String(headers['content-security-policy']) };
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('brings the faces of the scripts that it has, and of no other', async () => {
    const { body, policy } = await openRendered(samples.Telugu);
    const [, style = ''] = /<style>(@font-face[^<]*unicode-range[^<]*)<\/style>/.exec(body) ?? [];
    expect(style).toBe('@font-face{src:url(/static/v1/assets/telugu.woff2);unicode-range:U+0C00-0C7F,U+200C-200D}');
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it('in Latin letters gets none', async () => {
    expect((await openRendered('Łódź ₹499')).body).not.toContain('unicode-range');
  });
});
