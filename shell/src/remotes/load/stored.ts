// Storage may be full or switched off: everything that is kept here can be done without.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then it lives for this page only.
  }
}
