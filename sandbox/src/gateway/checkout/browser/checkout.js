// The payment window's loader, for any page: `new Razorpay(options).open()`.
// It works under a strict content security policy: no HTML from text, no style elements, no eval.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  function addElement(parent, name, style) {
    const element = document.createElement(name);
    Object.assign(element.style, style);
    parent.append(element);
    return element;
  }

  function createDialog() {
    // A modal dialog is above everything, makes the page behind it inert and returns the focus when it closes.
    const dialog = addElement(document.body, 'dialog', {
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'hidden',
      background: 'rgb(9 14 28 / 62%)',
    });
    dialog.setAttribute('aria-label', 'Secure payment');
    return dialog;
  }

  function createFrame(dialog, options) {
    const frame = addElement(dialog, 'iframe', {
      width: '100%',
      height: '100%',
      border: '0',
      colorScheme: 'light dark',
      visibility: 'hidden',
    });
    const address = new URL('/v1/checkout/embedded', origin);
    address.searchParams.set('order_id', options.order_id);
    address.searchParams.set('key_id', options.key);
    address.searchParams.set('origin', location.origin);
    frame.title = 'Payment window';
    frame.src = address.href;
    return frame;
  }

  // Shown until the frame responds: with a blocked frame a person can still cancel.
  function createWaiting(dialog, onCancel) {
    const box = addElement(dialog, 'div', {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '16px',
      color: '#fff',
      font: '16px/1.5 system-ui, sans-serif',
    });
    const status = addElement(box, 'p', { margin: '0' });
    status.setAttribute('role', 'status');
    status.textContent = 'Opening secure payment…';
    const button = addElement(box, 'button', {
      minHeight: '44px',
      padding: '0 20px',
      font: 'inherit',
    });
    button.type = 'button';
    button.textContent = 'Cancel';
    button.addEventListener('click', onCancel);
    return box;
  }

  /** The options that the window shows. Amount and order come from the gateway. */
  function toShown({ name, description, image, prefill, theme, modal }) {
    return {
      name: String(name ?? ''),
      description: String(description ?? ''),
      image: String(image ?? ''),
      color: String(theme?.color ?? ''),
      prefill: {
        name: String(prefill?.name ?? ''),
        email: String(prefill?.email ?? ''),
        contact: String(prefill?.contact ?? ''),
      },
      confirmClose: modal?.confirm_close === true,
      escape: modal?.escape !== false,
    };
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #open;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#open) return;
      const dialog = createDialog();
      const frame = createFrame(dialog, this.#options);
      const waiting = createWaiting(dialog, () => this.#dismiss());
      const overflow = document.documentElement.style.overflow;
      const hear = (event) => {
        if (event.origin === origin && event.source === frame.contentWindow) this.#receive(event.data);
      };
      this.#open = { dialog, frame, waiting, overflow, hear };
      window.addEventListener('message', hear);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#tell({ type: 'leave' });
      });
      // The browser may close a dialog without a cancel event when Escape is pressed twice.
      dialog.addEventListener('close', () => this.#dismiss());
      document.documentElement.style.overflow = 'hidden';
      dialog.showModal();
    }

    close() {
      if (!this.#open) return;
      const { dialog, overflow, hear } = this.#open;
      this.#open = undefined;
      window.removeEventListener('message', hear);
      document.documentElement.style.overflow = overflow;
      dialog.close();
      dialog.remove();
    }

    #dismiss() {
      if (!this.#open) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #tell(message) {
      this.#open?.frame.contentWindow?.postMessage(message, origin);
    }

    #show() {
      const { frame, waiting } = this.#open;
      this.#tell({ type: 'options', options: toShown(this.#options) });
      waiting.remove();
      frame.style.visibility = 'visible';
      frame.focus();
    }

    #receive(message) {
      if (!this.#open) return;
      if (message?.type === 'ready') this.#show();
      if (message?.type === 'dismiss') this.#dismiss();
      if (message?.type === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: message.error });
      }
      if (message?.type === 'paid') {
        this.close();
        this.#options.handler?.(message.response);
      }
    }
  }

  window.Razorpay = Razorpay;
})();
