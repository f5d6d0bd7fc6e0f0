import type { User } from '@vidya/contracts/calls/account';

export const storageKey = 'vidya.user';

/** The user stored by an earlier visit. Undefined if there is none or it cannot be read. */
export function readStoredUser(): User | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text ? (JSON.parse(text) as User) : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or disabled: the session then lasts for this page only. */
export function storeUser(user: User): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(user));
  } catch (error) {
    console.warn('The session could not be kept for the next visit.', error);
  }
}

export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch (error) {
    console.warn('Browser storage could not be cleared.', error);
  }
}
