import { setImmediate } from 'node:timers/promises';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { Parser } from 'htmlparser2';
import { packageLimits, packageRefused } from './package-limits.ts';
import { readText } from './read-text.ts';

/** Names have no prefix: `lom:title` is 'title'. `path` holds the open elements, the current one last. */
interface XmlReader {
  open(name: string, attributes: Record<string, string>): void;
  text?(text: string, path: readonly string[]): void;
  close?(name: string): void;
}

const atOnce = 64 * 1024;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML without entities of its own, piece by piece. Throws 400 for a document type, and for deep nesting. */
export async function readXml(bytes: Buffer, reader: XmlReader): Promise<void> {
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.push(localName(name)) > packageLimits.depth) throw packageRefused(outlineTexts.tooDeep);
        reader.open(path.at(-1)!, attributes);
      },
      ontext: (text) => reader.text?.(text, path),
      onclosetag() {
        reader.close?.(path.pop()!);
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw packageRefused(outlineTexts.documentType);
      },
    },
    { xmlMode: true },
  );
  const text = readText(bytes);
  for (let from = 0; from < text.length; from += atOnce) {
    parser.write(text.slice(from, from + atOnce));
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
  }
  parser.end();
}
