import { plainLink } from '@vidya/contracts/rules/text/pasted';

const idPattern = /^[\w-]{11}$/;
const pageHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const pathWithId = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

function videoIdOf(address: URL): string | null {
  if (address.hostname === 'youtu.be') return address.pathname.slice(1).replace(/\/$/, '');
  if (!pageHosts.includes(address.hostname)) return null;
  if (address.pathname === '/watch') return address.searchParams.get('v');
  return pathWithId.exec(address.pathname)?.[1] ?? null;
}

/** Normalises any common form of a YouTube link; null when it is not one (decision L4). */
export function plainYoutubeLink(link: string): string | null {
  const text = plainLink(link);
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return null;
  const id = videoIdOf(new URL(full));
  return id && idPattern.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}
