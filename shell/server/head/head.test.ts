import { readHead } from '../testing/read-head.ts';
import { headHtml } from './head.ts';

const origin = 'https://vidya.example';

it('says all of a page', () => {
  const canonical = '/courseDetail?courseId=1';
  const head = { title: 'A course', description: 'About it.', canonical, image: '/media/large.webp' };
  expect(readHead(headHtml({ ...head, kind: 'article', data: [{ '@type': 'Course', name: 'x' }] }, origin))).toEqual({
    title: 'A course | Vidya',
    canonical: origin + canonical,
    meta: {
      description: 'About it.',
      robots: 'max-image-preview:large',
      'og:url': origin + canonical,
      'og:title': 'A course | Vidya',
      'og:description': 'About it.',
      'og:type': 'article',
      'og:image': `${origin}/media/large.webp`,
      'og:site_name': 'Vidya',
      'og:locale': 'en_IN',
      'twitter:card': 'summary_large_image',
    },
    data: { Course: { '@type': 'Course', name: 'x' } },
  });
});

it('keeps a page without an address of its own out of search engines, unless nobody knows', () => {
  const robotsOf = (head: object) => readHead(headHtml({ title: 'x', ...head }, origin)).meta['robots'];
  expect(robotsOf({})).toBe('noindex');
  expect(robotsOf({ isUnknown: true })).toBe('max-image-preview:large');
});

describe('words that attack', () => {
  it.each([
    '</script><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    `'quotes' "and" & ampersands &lt;`,
    '<!--<script>',
    'line\u2028ends\u2029here',
    'हिंदी में प्रॉम्प्ट 🚀👩‍💻',
  ])('stay words: %s', (words) => {
    const html = headHtml({ title: words, description: words, data: [{ '@type': 'Course', name: words }] }, origin);
    const { title, meta, data } = readHead(html);
    expect([title, meta['og:title'], meta['description']]).toEqual([`${words} | Vidya`, `${words} | Vidya`, words]);
    expect(data['Course']).toMatchObject({ name: words });
    expect(html).not.toMatch(/<img|<svg|<script>|<!--/);
    expect(html.slice(html.indexOf('<script'))).not.toMatch(/[\u2028\u2029]/);
  });
});
