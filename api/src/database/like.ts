/** Escapes the wildcards of `like`, so that it matches the text as typed. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A `like` pattern that matches the text anywhere. */
export const partOf = (text: string): string => `%${literally(text)}%`;
