/** 'inkMuted' → 'ink-muted', the spelling of custom properties. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
