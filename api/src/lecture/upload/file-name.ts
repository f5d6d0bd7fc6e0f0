const maxCharacters = 200;

/** Leading folders of any operating system; invisible characters; characters that reverse the text direction. */
const folders = /^.*[/\\]/s;
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A sender's file name, safe to display; it never becomes part of a path. 'video' when nothing is left. */
export function displayName(name: string): string {
  const seen = name.toWellFormed().replace(unseen, '').replace(folders, '').replace(/\s+/g, ' ').trim();
  const isName = /[^.\s\ufffd]/.test(seen);
  return isName ? Array.from(seen).slice(0, maxCharacters).join('') : 'video';
}
