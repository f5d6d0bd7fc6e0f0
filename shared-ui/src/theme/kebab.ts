/** 'inkMuted' → 'ink-muted', as custom properties are written. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
