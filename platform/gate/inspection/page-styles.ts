import type { TemplateLiteral } from 'acorn';
import { compile, type Element } from 'stylis';
import { resolved } from './bundle.ts';
import { isOwn, unknownPart } from './style-selectors.ts';
import { constantText, keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';
import { lastOf } from './unsafe-code.ts';

/** What an area may set for the whole page: places to scroll to, and variables of its own. */
const isHarmless = ({ props }: Element): boolean =>
  typeof props === 'string' && (props.startsWith('scroll-') || (props.startsWith('--') && !isOfTheme(props)));

const isOfTheme = (property: string): boolean => /^--(?:color|shadow|font)-/.test(property);

/** Rules with selectors, without those of animations. */
function rulesIn(elements: readonly Element[]): Element[] {
  const rules: Element[] = [];
  const waiting = [...elements];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.type === 'rule') rules.push(element);
    else if (Array.isArray(element.children) && !/^@(?:-\w+-)?(?:keyframes|font-face|property|page)/.test(element.type))
      waiting.push(...element.children);
  }
  return rules;
}

const declarationsOf = ({ children }: Element): Element[] =>
  Array.isArray(children) ? children.filter(({ type }) => type === 'decl') : [];

/** The selectors of a style sheet that meet elements which are not the area's: 'header', 'body:has(.own) footer'. */
export function foreignSelectors(css: string): string[] {
  return rulesIn(compile(css)).flatMap((rule) => {
    const reaching = declarationsOf(rule).filter((declaration) => !isHarmless(declaration));
    const selectors = Array.isArray(rule.props) ? rule.props : [];
    return reaching.length > 0 ? selectors.filter((selector) => !isOwn(selector)) : [];
  });
}

/** The name of what a template is for: 'createGlobalStyle' of `(0, s.createGlobalStyle)`. */
function tagName(script: Script, tag: Node): string | undefined {
  const target = resolved(script, lastOf(tag));
  return target?.type === 'Identifier' ? target.name : memberName(target);
}

/** The text of a template. What it takes from elsewhere is put in where that stands in the same script. */
function textOf(script: Script, { quasis, expressions }: TemplateLiteral, depth = 0): string {
  const part = (node: Node): string => {
    const value = resolved(script, node);
    if (value?.type !== 'TaggedTemplateExpression' || depth > 3) return constantText(value) ?? unknownPart;
    return tagName(script, value.tag) === 'css' ? textOf(script, value.quasi, depth + 1) : '.own';
  };
  return quasis.map(({ value }, at) => (value.cooked ?? '') + (expressions[at] ? part(expressions[at]) : '')).join('');
}

const isStyleText = (text: string | undefined): text is string => !!text && text.includes('{') && text.includes(':');

/** Methods that take a style sheet, or a text for one. */
const takers = ['insertRule', 'replaceSync', 'replace', 'createTextNode'];
const texts = ['textContent', 'innerHTML', 'innerText'];

/** Style sheets for the whole page in a script. */
function styleSheets(script: Script, node: Node): string[] {
  if (node.type === 'TaggedTemplateExpression') {
    const text = textOf(script, node.quasi);
    if (tagName(script, node.tag) === 'createGlobalStyle') return [text];
    // A component's rules are its own, unless its class only says when they hold: `body:has(&) header`.
    return /\([^()]*&/.test(text) ? [`.own{${text}}`] : [];
  }
  if (node.type === 'CallExpression') {
    const name = memberName(lastOf(node.callee)) ?? '';
    const [first, second] = node.arguments;
    if (takers.includes(name)) return [constantText(first)].filter(isStyleText);
    if (constantText(first) !== 'style' || second?.type !== 'ObjectExpression') return [];
    const children = second.properties.find((property) => keyOf(property) === 'children');
    return children?.type === 'Property' ? [constantText(children.value)].filter(isStyleText) : [];
  }
  if (node.type !== 'AssignmentExpression' || !texts.includes(memberName(node.left) ?? '')) return [];
  return [constantText(node.right)].filter(isStyleText);
}

const inWords = (selector: string): string => `styles '${selector.slice(0, 100)}', which is not its own`;

/** What the styles in a script do outside the area: "styles 'header', which is not its own". */
export const scriptStyles = (script: Script): string[] =>
  nodesBelow(script.program)
    .flatMap((node) => styleSheets(script, node))
    .flatMap(foreignSelectors)
    .map(inWords);

/** The same of a style sheet. */
export const sheetStyles = (css: string): string[] => foreignSelectors(css).map(inWords);
