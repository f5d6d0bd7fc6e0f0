import type { PageHead } from '@vidya/contracts/browser/server-page';
import { pageTitle, site, siteDescription } from '@vidya/contracts/texts/site';
import { attributes, embedded, escapeHtml, link, meta } from '../html.ts';

/** The metadata of a page: everything in `<head>` that differs by page. */
export interface Head extends PageHead {
  /** Unknown whether the page should be indexed: no directive. */
  isUnknown?: boolean;
}

/** The preview image of pages without their own: 1200 × 630 px. */
export const sharePicture = '/share.png';

/** Marks the elements that describe the requested page. The shell removes them when the visitor navigates. */
const ofPage = { 'data-page': '' };

const property = (name: string, content: string): string => meta({ property: name, content, ...ofPage });

/** The head's elements as HTML. Data blocks are no scripts: the content security policy requires no nonce for them. */
export function headHtml(head: Head, origin: string): string {
  const { title, description = siteDescription, canonical, isUnknown, image, kind = 'website', data = [] } = head;
  const whole = pageTitle(title);
  const address = canonical === undefined ? undefined : origin + canonical;
  return [
    `<title>${escapeHtml(whole)}</title>`,
    meta({ name: 'description', content: description, ...ofPage }),
    // Stays in place after navigation (no `data-page`): a redirect in the browser must not make a personal page
    // indexable.
    meta({ name: 'robots', content: address || isUnknown ? 'max-image-preview:large' : 'noindex' }),
    ...(address ? [link({ rel: 'canonical', href: address, ...ofPage }), property('og:url', address)] : []),
    property('og:title', whole),
    property('og:description', description),
    property('og:type', kind),
    property('og:image', new URL(image ?? sharePicture, origin).href),
    property('og:site_name', site.name),
    property('og:locale', 'en_IN'),
    meta({ name: 'twitter:card', content: 'summary_large_image', ...ofPage }),
    ...data.map(
      (each) => `<script${attributes({ type: 'application/ld+json', ...ofPage })}>${embedded(each)}</script>`,
    ),
  ].join('\n');
}
