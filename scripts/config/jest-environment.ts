import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';
import { computeStylesFast, findLabelsFast } from './jsdom-speed.ts';

const NODE_GLOBALS = [
  'fetch',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
] as const;

/**
 * jsdom with Node's fetch API, which ky needs and jsdom lacks. Parses style sheets only for test files with `@styles`
 * in the first comment: jsdom has no layout, and parsing takes a fifth of the time.
 */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #hasStyles: boolean;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#hasStyles = 'styles' in context.docblockPragmas;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const window = this.global as unknown as Window & typeof globalThis;
    findLabelsFast(window);
    if (!this.#hasStyles) {
      skipStyles(window.document);
      computeStylesFast(window);
    }
    const page = this.global as unknown as Record<string, unknown> & { location: Location };
    for (const name of NODE_GLOBALS) page[name] = globalThis[name];
    page['Request'] = class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
    acceptForeignSignals((page['EventTarget'] as typeof EventTarget).prototype);
    acceptForeignSignals(page as unknown as EventTarget);
    // jsdom has neither layout nor digests.
    Object.defineProperty(page, 'crypto', { value: globalThis.crypto, configurable: true });
    const { Element } = this.global as unknown as { Element: { prototype: object } };
    // Nor popovers: all of them count as shown.
    Object.assign(Element.prototype, { scrollIntoView: () => undefined, hidePopover: () => undefined });
    const dialog = (this.global as unknown as { HTMLDialogElement: { prototype: HTMLElement } }).HTMLDialogElement
      .prototype;
    Object.assign(dialog, {
      showModal(this: HTMLElement) {
        this.setAttribute('open', '');
      },
      close(this: HTMLElement) {
        this.removeAttribute('open');
      },
    });
  }
}

function skipStyles(document: Document): void {
  const create = document.createElement.bind(document) as (name: string, options?: ElementCreationOptions) => Element;
  const createUnparsed = (name: string, options?: ElementCreationOptions): Element => {
    const element = create(name, options);
    if (name === 'style') element.setAttribute('type', 'text/plain');
    return element;
  };
  Object.assign(document, { createElement: createUnparsed });
}

/** jsdom refuses signals of Node's AbortController, which fetch needs: this handles them outside jsdom. */
function acceptForeignSignals(target: EventTarget): void {
  // Called below with its own target.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = target.addEventListener;
  target.addEventListener = function add(type, listener, options): void {
    const { signal, ...rest } = typeof options === 'object' ? options : { capture: Boolean(options) };
    listen.call(this, type, listener, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}
