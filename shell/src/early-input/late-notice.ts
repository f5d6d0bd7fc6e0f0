/** How long to wait for a fallback's scripts after one failed, in ms. */
const patienceMs = 5_000;
export const lateNoticeId = 'late';

/** A link that loads the page again, above all else. The styles are those of the page's tokens. */
function show(): void {
  // It responds after all, or has said so.
  if (!globalThis.earlyInput || document.getElementById(lateNoticeId)) return;
  const notice = document.createElement('p');
  notice.id = lateNoticeId;
  notice.role = 'alert';
  notice.append('Part of this page could not be loaded, so its buttons do nothing. ');
  const again = document.createElement('a');
  // Without a hash: with one, the browser would only scroll.
  again.href = location.pathname + location.search;
  again.textContent = 'Load it again';
  notice.append(again);
  document.body.prepend(notice);
}

/** Says so if the page's scripts fail and it never responds: otherwise what is pressed would wait for ever. */
export function watchLateScripts(page: Window): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) setTimeout(show, patienceMs);
    },
    true,
  );
}
