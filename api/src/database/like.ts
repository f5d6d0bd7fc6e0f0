/** What `like` would take for a pattern, taken as it is typed. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Anywhere in a text. */
export const partOf = (text: string): string => `%${literally(text)}%`;
