// Storage may be full or switched off: everything that is kept here can be done without.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then it lives for this page only.
  }
}
