import { cleanLine } from '@vidya/contracts/rules/text/clean-text';

const maxCharacters = 200;

/** Leading folders of any operating system. */
const folders = /^.*[/\\]/s;
/** Control characters, line breaks too, and those that no font has. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}]/gu;

/** The ending stays: it says what the file is. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= maxCharacters) return name;
  const [ending = ''] = /\.[a-z0-9]{1,9}$/i.exec(name) ?? [];
  return letters.slice(0, maxCharacters - ending.length).join('') + ending;
}

/** A sender's file name, safe to display; it never becomes part of a path. 'video' when nothing is left. */
export function displayName(name: string): string {
  const seen = cleanLine(name.replace(unseen, '').replace(folders, ''));
  const isName = /[^.\s\ufffd]/.test(seen);
  return isName ? shortened(seen) : 'video';
}
