import { readXml } from '../../outline/read/read-xml.ts';

/** An element of a file of questions. Names have no prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Its child elements, those of one name only if there is one. */
export const childrenOf = (element: Element, name?: string): Element[] =>
  element.children.filter(
    (child): child is Element => typeof child !== 'string' && (name === undefined || child.name === name),
  );

export const childOf = (element: Element, name: string): Element | undefined => childrenOf(element, name)[0];

/** Its elements at any depth, in the order of the file. */
export const allIn = (element: Element): Element[] => childrenOf(element).flatMap((child) => [child, ...allIn(child)]);

export const allOf = (element: Element, name: string): Element[] => allIn(element).filter((one) => one.name === name);

/** All of its text, as it stands in the file. */
export const textOf = (element: Element | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? '';

/** The trimmed text of a child; '' without it. */
export const valueOf = (element: Element, name: string): string => textOf(childOf(element, name)).trim();

interface ReadElements {
  /** Of the elements that are read as a whole; the others around them are skipped. */
  isWhole: (name: string) => boolean;
  /** Each of them, as soon as it ends. */
  take: (element: Element) => void;
  /** Gives elements and attributes one name across the versions of a format. */
  rename?: (name: string) => string;
  /** The name of the outermost element. */
  onRoot?: (name: string) => void;
}

/** Reads elements of XML one by one: what lies around them is not in memory. Throws 400 for XML that is refused. */
export async function readElements(bytes: Buffer, { isWhole, take, rename, onRoot }: ReadElements): Promise<void> {
  const open: Element[] = [];
  let isFirst = true;
  const named = rename ?? ((name: string) => name);
  await readXml(bytes, {
    open(given, attributes) {
      const name = named(given);
      if (isFirst) onRoot?.(name);
      isFirst = false;
      if (open.length === 0 && !isWhole(name)) return;
      const renamed = Object.entries(attributes).map(([key, value]): [string, string] => [named(key), value]);
      const element: Element = { name, attributes: Object.fromEntries(renamed), children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => void open.at(-1)?.children.push(text),
    close() {
      const element = open.pop();
      if (element && open.length === 0) take(element);
    },
  });
}
