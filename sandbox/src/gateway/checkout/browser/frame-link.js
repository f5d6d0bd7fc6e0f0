// Messages between the payment window and the page that opened it.

const opener = new URLSearchParams(location.search).get('origin') ?? '';

/** Sends a message to the opening page, only at the origin in the window's address. */
export function tell(message) {
  if (window.parent !== window && opener) window.parent.postMessage(message, opener);
}

/** Receives messages of the opening page and ignores all others. */
export function hear(listener) {
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === opener) listener(event.data);
  });
}
