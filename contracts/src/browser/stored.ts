/** 'local': this browser, between visits. 'session': this tab, until it is closed. */
type Place = 'local' | 'session';

/** May be null or throw: people, companies and embedded pages deny storage. */
const storageIn = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

/** Null when there is nothing, or storage is denied. */
export function readStored(key: string, place: Place = 'local'): string | null {
  try {
    return storageIn(place).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. False when storage is full or denied: nothing stored here is essential. */
export function store(key: string, value: string | null, place: Place = 'local'): boolean {
  try {
    if (value === null) storageIn(place).removeItem(key);
    else storageIn(place).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what this browser stored, but for one key. */
export function clearStored(except: string): void {
  const value = readStored(except);
  try {
    localStorage.clear();
  } catch {
    return;
  }
  if (value !== null) store(except, value);
}
