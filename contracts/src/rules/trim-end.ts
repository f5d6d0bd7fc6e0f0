/** The text without those of the characters that it ends with: `trimEndOf('https://x//', '/')` is 'https://x'. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
