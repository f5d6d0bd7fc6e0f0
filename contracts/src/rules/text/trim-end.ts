/** The text without these characters at its end: `trimEndOf('https://x//', '/')` is 'https://x'. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
