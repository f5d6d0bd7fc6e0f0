const yearSeconds = 31_536_000;

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

/** Keeps a cookie of the whole site for a year, for the front server too; undefined removes it. */
export function writeCookie(name: string, value: string | undefined): void {
  const maxAge = value === undefined ? 0 : yearSeconds;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not in every browser we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${maxAge}; samesite=lax`;
}
