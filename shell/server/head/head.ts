import type { Picture } from '@vidya/contracts/calls/course';
import { pageTitle, site } from '@vidya/contracts/texts/site';
import { attributes, embedded, escapeHtml, link, meta } from '../html.ts';

/** What a page tells search engines and those who show its address: everything in `<head>` that differs by page. */
export interface Head {
  /** As the screen hands it to `useTitle`, so that nothing changes when the scripts take over. */
  title: string;
  description: string;
  /** The page's one address below the site's origin. Without it search engines are asked to leave the page out. */
  canonical?: string | undefined;
  /** Its picture: an address below the site's origin. */
  image?: string | undefined;
  /** The picture that its first view is mostly made of. */
  picture?: Picture | null | undefined;
  kind: 'website' | 'article';
  /** Descriptions in the words of schema.org. */
  data: object[];
}

/** Shown for pages without a picture of their own: 1200 × 630. */
export const sharePicture = '/share.png';

/** Marks what describes the page that was asked for: the shell removes it when the visitor moves on. */
const ofPage = { 'data-page': '' };

/** The head's elements. Data blocks are no scripts: the content security policy does not ask them for a nonce. */
export function headHtml({ title, description, canonical, image, kind, data }: Head, origin: string): string {
  const whole = pageTitle(title);
  const address = canonical === undefined ? undefined : origin + canonical;
  const property = (name: string, content: string): string => meta({ property: name, content, ...ofPage });
  return [
    `<title>${escapeHtml(whole)}</title>`,
    meta({ name: 'description', content: description, ...ofPage }),
    // Not of the page alone: a redirect in the browser must not let a personal page in.
    meta({ name: 'robots', content: address ? 'max-image-preview:large' : 'noindex' }),
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
