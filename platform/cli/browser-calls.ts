import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiCall } from '@vidya/contracts/calls/call';
import { root } from '../../scripts/config/webpack/shared.ts';

const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value && 'path' in value;

/** A call as browsers have it: its name and address, and the type of its shape. */
function lineOf({ name, method, path: address, encoding, keepalive, creates }: ApiCall, module: string): string {
  const options = [
    encoding === 'multipart' && `encoding: '${encoding}'`,
    keepalive && 'keepalive: true',
    creates && 'creates: true',
  ].filter(Boolean);
  const last = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  return `export const ${name} = defineCall<ShapeOfCall<typeof ${module}.${name}>>('${name}', '${method} ${address}'${last});`;
}

const camelCase = (text: string): string => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

interface List {
  /** The folder of the calls, and the file of their list; both absolute. */
  folder: string;
  file: string;
  /** How the list imports the call primitive. */
  primitive: string;
}

/** Of the folder and those in it, but for what is recorded. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('recorded/'))
    .toSorted();

/** The text of a list: names and addresses without schemas, so that no bundle holds zod. */
async function textOf({ folder, file, primitive }: List): Promise<string> {
  const from = path.relative(path.dirname(file), folder) || '.';
  const imports: string[] = [];
  const lines: string[] = [];
  for (const name of filesIn(folder)) {
    if (path.join(folder, name) === file) continue;
    // oxlint-disable-next-line no-await-in-loop
    const found = Object.values((await import(pathToFileURL(path.join(folder, name)).href)) as object).filter(isCall);
    if (found.length === 0) continue;
    const module = `${camelCase(path.basename(name, '.ts'))}Calls`;
    imports.push(`import type * as ${module} from '${from}/${name}';`);
    lines.push('', ...found.map((call) => lineOf(call, module)));
  }
  return [
    '/** Written by `npm run record-calls`: the calls for browsers, whose bundles hold no schemas. */',
    `import { defineCall, type ShapeOfCall } from '${primitive}';`,
    ...imports,
    ...lines,
    '',
  ].join('\n');
}

const lists: List[] = [
  {
    folder: path.join(root, 'contracts/src/calls'),
    file: path.join(root, 'contracts/src/browser/calls.ts'),
    primitive: '../calls/call.ts',
  },
  {
    folder: path.join(root, 'platform/calls'),
    file: path.join(root, 'platform/calls/browser-calls.ts'),
    primitive: '@vidya/contracts/calls/call',
  },
];

/** The lists of calls for browsers, each with its file: that of the shop, and that of the platform. */
export const browserCallLists = (): Promise<{ file: string; text: string }[]> =>
  Promise.all(lists.map(async (list) => ({ file: list.file, text: await textOf(list) })));
