import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiMessages } from '../contracts/src/texts/api-messages.ts';
import { texts } from '../contracts/src/texts/texts.ts';
import { isNode, nameOf, nodesBelow, patternKeys, type SyntaxNode, statementsOf } from './build/metadata/syntax.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['{contracts,shared-ui,shell,mfe-*,api}/{src,server}', 'platform/{calls,gate,registry,host,front}'];
const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root },
)
  .filter((file) => !/\.(test|stories)\.tsx?$|\/(standalone|testing)/.test(file))
  .map((file) => ({ text: readFileSync(path.join(root, file), 'utf8'), tsx: file.endsWith('.tsx') }))
  .filter(({ text }) => /\b(?:texts|apiMessages)[.;]/.test(text))
  .map(({ text, tsx }) => statementsOf(text, tsx));

const catalogues = { texts, apiMessages };

/** 'texts.payment' of `texts.payment`. */
function groupOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const catalogue = nameOf(node['object']) ?? '';
  return catalogue in catalogues ? `${catalogue}.${nameOf(node['property'])}` : undefined;
}

/**
 * 'texts.payment.cancelled' of `texts.payment.cancelled`, of `const { cancelled } = texts.payment`, of
 * `const say = texts.payment; say.cancelled` and of `const { payment } = texts; payment.cancelled`.
 */
function messagesIn(source: SyntaxNode[]): string[] {
  const aliases = new Map<string | undefined, string>();
  return [...nodesBelow(source)].flatMap(({ type, id, init, object, property }) => {
    if (type === 'MemberExpression') return `${groupOf(object) ?? aliases.get(nameOf(object))}.${nameOf(property)}`;
    const catalogue = type === 'VariableDeclarator' ? (nameOf(init) ?? '') : '';
    if (catalogue in catalogues && isNode(id) && id.type === 'ObjectPattern')
      for (const key of patternKeys(id) ?? []) aliases.set(key, `${catalogue}.${key}`);
    const group = type === 'VariableDeclarator' ? groupOf(init) : undefined;
    if (!group || !isNode(id)) return [];
    if (id.type === 'ObjectPattern') return (patternKeys(id) ?? []).map((name) => `${group}.${name}`);
    aliases.set(nameOf(id), group);
    return [];
  });
}

const used = new Set(sources.flatMap(messagesIn));

/** Where the product has something else to show. */
const exceptions = [
  // The other courses of an instructor are an extra of the detail page: without them it is whole.
  'texts.course.fetchInstructorFailed',
  // Both lecture pages say, as section 8 has it, that the course does not exist, and go to the login page.
  'texts.lecture.courseIdMissing',
];

const groups = Object.entries(catalogues).flatMap(([catalogue, itsGroups]) =>
  Object.entries(itsGroups).map(([group, messages]) => [`${catalogue}.${group}`, messages] as const),
);

/** Sections 5 and 8: a message that nothing says any more would be lost without anybody noticing. */
it.each(groups)('every message of `%s` is used by the product', (group, messages) => {
  const names = Object.keys(messages).map((name) => `${group}.${name}`);
  expect(names.filter((name) => !used.has(name))).toEqual(exceptions.filter((name) => names.includes(name)));
});
