import { withLcpImage } from './lcp-image.ts';

const place = '<span aria-hidden="true" data-picture="100vw" class="a"></span>';
const view = `<main><span aria-hidden="true"></span><div>${place}</div><div>${place}</div></main>`;

it('puts a picture into the first place for one, and keeps the others as skeletons', () => {
  const html = withLcpImage(view, { secure_url: '/large.webp', small_url: '/small.webp' });
  expect(html).toContain('<div><img data-picture fetchpriority="high" sizes="100vw" src="/small.webp"');
  expect(html).toContain('srcset="/small.webp 640w, /large.webp 1280w"');
  expect(html).toContain(`<div>${place}</div></main>`);
});

it('leaves the view as it is without a picture', () => {
  expect(withLcpImage(view, undefined)).toBe(view);
});

it('lets no address out of its attribute', () => {
  expect(withLcpImage(view, { secure_url: '"><script>$&' })).not.toContain('<script>');
});
