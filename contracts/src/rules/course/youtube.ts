import { plainLink } from '../text/pasted.ts';

const watchHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** The video's id in any common form of link; null for any other host or form (decision L4). */
export function youtubeId(link: string): string | null {
  const text = plainLink(link);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const id = idIn(url);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function idIn(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return first;
  if (!watchHosts.has(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first ?? '') ? second : null;
}

/** URL of the embedded player, on the host that sets no cookies before playback. Built from the id alone. */
export const youtubeEmbed = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1`;

/** URL of the video's page on YouTube. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
