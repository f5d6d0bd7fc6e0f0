import { escapeHtml } from '../../../course/port/clean-description.ts';
import { plainYoutubeLink } from '../../youtube-link.ts';
import { packageLimits } from './package-limits.ts';
import type { PlannedLecture } from './plan.ts';

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address);

/** A lecture for a link: a film of YouTube, or an article with the link; null for what is no web address. */
export function linkLecture(
  texts: Pick<PlannedLecture, 'title' | 'description' | 'minutes'>,
  link: string,
): PlannedLecture | null {
  // Taking a sentence's end from a longer one costs too much.
  if (link.length > packageLimits.linkCharacters) return null;
  const youtubeLink = plainYoutubeLink(link);
  const rest = { ...texts, files: [] };
  if (youtubeLink) return { ...rest, kind: 'video', youtubeLink, article: null };
  const address = link.trim();
  if (!isWebAddress(address)) return null;
  const article = `<p><a href="${escapeHtml(address)}">${escapeHtml(texts.title.trim() || address)}</a></p>`;
  return { ...rest, kind: 'article', youtubeLink: '', article };
}
