import '@testing-library/react';

/** Leaves the page as Jest gives it to a file, for the next file of a group. */
export function clearPage(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
}
