import type { Element } from './element.ts';
import { TextReader } from './text-reader.ts';

/** Reads elements as the text of a question. `written`: what stands for an element instead; undefined for one that is read. */
export function elementsText(
  children: Element['children'],
  notes: Set<string>,
  written: (element: Element) => string | undefined = () => undefined,
): string {
  const reader = new TextReader(notes);
  const read = (child: Element | string): void => {
    if (typeof child === 'string') return reader.text(child);
    const instead = written(child);
    if (instead !== undefined) return reader.add(instead);
    reader.open(child.name, child.attributes);
    child.children.forEach(read);
    reader.close();
  };
  children.forEach(read);
  return reader.end();
}
