import { globSync } from 'node:fs';
import path from 'node:path';
import { isNode, nameOf, nodesBelow, parseFile, type SyntaxNode, statementsOf } from './build/metadata/syntax.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A text as it is written, its values as `…`; undefined for what is none. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return node['value'] as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { raw: string }[]).map(({ raw }) => raw).join('…');
}

/** The parts of an expression that may be its value: of `a ? 'b' : c(d)` these are 'b' and the call. */
function resultsOf(node: unknown): unknown[] {
  if (!isNode(node)) return [];
  if (node.type === 'ParenthesisExpression') return resultsOf(node['expression']);
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(resultsOf);
  return [node];
}

/** What makes a refusal, and which of its arguments people read. */
const refusals: Record<string, number> = {
  ApiProblem: 1,
  badRequest: 0,
  forbidden: 0,
  notFound: 0,
  conflict: 0,
  failure: 0,
  refusedCoupon: 0,
};

/** The expressions whose value people read: of refusals, and of the `message` and `refusal` of a route. */
function saidBy({ type, callee, arguments: given, key, value }: SyntaxNode, isRoutes: boolean): unknown[] {
  if (type === 'CallExpression' || type === 'NewExpression') {
    const at = refusals[nameOf(callee) ?? ''];
    return at === undefined ? [] : [(given as { expression: unknown }[] | null)?.[at]?.expression];
  }
  const isSaid = isRoutes && type === 'KeyValueProperty' && ['message', 'refusal'].includes(nameOf(key) ?? '');
  return isSaid ? [value] : [];
}

/** 'minutes: must be …' is for developers of a client and for releases; no page shows it. */
const isForDevelopers = (text: string): boolean => /^[\w…]+: [a-z…]/.test(text);

/** 'Course Not Found': three words in the manner of the catalogues, wherever they stand. */
const isInTheirManner = (text: string): boolean => {
  const words = text.split(' ').filter((word) => !word.startsWith('…'));
  return words.length >= 3 && words.every((word) => /^(?:[A-Z0-9][\w'-]*|\.\w+)[,:.!?]?$/.test(word));
};

function inlineMessages(statements: SyntaxNode[], isRoutes: boolean): string[] {
  const nodes = [...nodesBelow(statements)];
  const sent = nodes.flatMap((node) => saidBy(node, isRoutes).flatMap(resultsOf)).flatMap((node) => textOf(node) ?? []);
  const written = nodes.flatMap((node) => textOf(node) ?? []).filter(isInTheirManner);
  return [...new Set([...sent.filter((text) => text !== '' && !isForDevelopers(text)), ...written])];
}

/** Amounts in words, and who sells: an invoice prints these. */
const printed = ['api/src/invoice/amount-text.ts', 'api/src/config/seller-settings.ts'];
const notAnswered = /\.test\.ts$|-mails?\.ts$|^api\/src\/(?:testing|database\/seed)|\/testing\//;
const sources = globSync(['api/src/**/*.ts', 'platform/registry/**/*.ts'], { cwd: root }).filter(
  (file) => !notAnswered.test(file) && !printed.includes(file),
);

it('leaves no sentence for people in the sources of the API: they stand in the catalogues', () => {
  const found = sources.flatMap((file) =>
    inlineMessages(parseFile(path.join(root, file)), /\.(?:routes|module)\.ts$/.test(file)).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ["throw notFound('No such thing');", ['No such thing']],
  ['throw new ApiProblem(413, `${size} is too much`, code);', ['… is too much']],
  ["throw conflict(isOwn ? 'one of yours' : texts.one);", ['one of yours']],
  ["route(app, call, { handler: () => ({ message: isDraft ? 'Kept' : 'Made' }) });", ['Kept', 'Made']],
  ["const meanwhile = 'Somebody Else Saved This';", ['Somebody Else Saved This']],
  ["const known = { 405: ['Method Not Allowed', 'MethodNotAllowed'] };", ['Method Not Allowed']],
  ['throw badRequest(`${name}: a version or a server, not both`);', []],
  ["throw conflict(apiMessages.release.unknown(name, '1.0.0'));", []],
])('sees what `%s` says', (code, expected) => {
  expect(inlineMessages(statementsOf(code), true)).toEqual(expected);
});
