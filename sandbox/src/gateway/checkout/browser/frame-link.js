// The line between the payment window and the page that opened it.

const opener = new URLSearchParams(location.search).get('origin') ?? '';

/** Tells the opening page, and only the origin that it named for itself. */
export function tell(message) {
  if (window.parent !== window && opener) window.parent.postMessage(message, opener);
}

/** Hears the opening page; anybody else is ignored. */
export function hear(listener) {
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === opener) listener(event.data);
  });
}
