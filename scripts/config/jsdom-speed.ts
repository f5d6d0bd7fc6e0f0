/** The window of a page in jsdom. */
type Page = Window & typeof globalThis;

/** What can have a label. */
const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

const isHiddenField = (element: HTMLElement): boolean => 'type' in element && element.type === 'hidden';

/**
 * The same `labels` of fields and `control` of labels as jsdom's, which walks the whole document for each label: a tenth
 * of the time of tests that find fields by their labels. `labels` are an array, new for each reading.
 */
export function findLabelsFast(page: Page): void {
  const label = page.HTMLLabelElement.prototype;
  const jsdoms = Object.getOwnPropertyDescriptor(label, 'control') as { get: () => HTMLElement | null };
  const controlOf = (one: HTMLLabelElement): HTMLElement | null => {
    const target = one.htmlFor !== '' && one.isConnected ? one.ownerDocument.getElementById(one.htmlFor) : null;
    // Only what can have labels has this property, and hidden fields have it too.
    return target && 'labels' in target && !isHiddenField(target) ? target : jsdoms.get.call(one);
  };
  const control = {
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  };
  Object.defineProperty(label, 'control', control);
  const labels = {
    get(this: HTMLInputElement) {
      if (isHiddenField(this)) return null;
      const root = this.getRootNode() as Document | Element;
      return [...root.querySelectorAll('label')].filter((one) => controlOf(one) === this);
    },
  };
  for (const name of labelable) Object.defineProperty(page[`HTML${name}Element`].prototype, 'labels', labels);
}

/** By kind of element, as jsdom's own style sheet has it. */
const displays = new Map<string, string>();

/** Elements of a kind have the same `display` unless they have a style of their own. */
function kindOf(element: Element): string | undefined {
  if (element.hasAttribute('style') || element.hasAttribute('hidden')) return undefined;
  const name = element.localName;
  if (name === 'rt' || name === 'rp') return undefined;
  if (name === 'input') return `input ${(element as HTMLInputElement).type}`;
  return name === 'dialog' ? `dialog ${element.hasAttribute('open')}` : `${element.namespaceURI} ${name}`;
}

/** An inherited property that only a `style` attribute sets, here or above. */
const isSetAbove = (element: Element, property: string): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (one.getAttribute('style')?.includes(property)) return true;
  return false;
};

/**
 * The same `display`, `visibility` and `pointerEvents` as jsdom's, which computes every property whenever one is read: an
 * eighth of the time of tests that find elements by their roles. For pages without style sheets.
 */
export function computeStylesFast(page: Page): void {
  const compute = page.getComputedStyle.bind(page);
  const displayOf = (element: Element): string => {
    const kind = kindOf(element);
    if (kind === undefined) return compute(element).display;
    const display = displays.get(kind) ?? compute(element).display;
    displays.set(kind, display);
    return display;
  };
  const read = (element: Element, property: string): string | undefined => {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return isSetAbove(element, property) ? undefined : 'visible';
    if (property === 'pointerEvents') return isSetAbove(element, 'pointer-events') ? undefined : 'auto';
    return undefined;
  };
  const styleOf = (element: Element): CSSStyleDeclaration => {
    let computed: CSSStyleDeclaration | undefined;
    const get = (_: object, property: string): unknown => {
      if (property === 'getPropertyValue')
        return (name: string) => read(element, name) ?? (computed ??= compute(element)).getPropertyValue(name);
      const value = read(element, property);
      if (value !== undefined) return value;
      computed ??= compute(element);
      return Reflect.get(computed, property, computed);
    };
    return new Proxy<CSSStyleDeclaration>(Object.create(null), { get });
  };
  page.getComputedStyle = (element, pseudo) =>
    pseudo || page.document.styleSheets.length > 0 ? compute(element, pseudo) : styleOf(element);
}
