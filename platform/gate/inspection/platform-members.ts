import type { Variable } from 'eslint-scope';
import { type BuiltModule, requiredId, valueOf } from './bundle.ts';
import { exportNames } from './module-exports.ts';
import { constantText, keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';

/** The sentence with which the area's platform module refuses to work without a platform (contracts, platform.tsx). */
export const platformSentence = 'This area needs the platform of the shell that hosts it.';

/** The whole platform is handed on: which members are used is unknown from there on. */
const everything = '*';

const readsOf = (variable: Variable): Node[] =>
  variable.references.filter((reference) => !reference.isWrite()).map(({ identifier }) => identifier as Node);

/** The members that are read of an expression whose value is the platform. */
function membersOf(script: Script, platform: Node): string[] {
  const parent = script.parentOf(platform);
  if (parent?.type === 'MemberExpression' && parent.object === platform) return [memberName(parent) ?? everything];
  if (parent?.type !== 'VariableDeclarator') return [everything];
  if (parent.id.type === 'ObjectPattern') return parent.id.properties.map((property) => keyOf(property) ?? everything);
  return script.variablesOf(parent).flatMap((variable) => readsOf(variable).flatMap((use) => membersOf(script, use)));
}

/** The call of a name: `u()` or `(0, x.u)()`. */
function callOf(script: Script, callee: Node): Node | undefined {
  const parent = script.parentOf(callee);
  if (parent?.type === 'SequenceExpression') return callOf(script, parent);
  return parent?.type === 'CallExpression' && parent.callee === callee ? parent : undefined;
}

/** The variable of the function that contains the sentence, which every way to the platform calls. */
function checkIn({ body, script }: BuiltModule): Variable | undefined {
  const sentence = nodesBelow(body).find((node) => constantText(node) === platformSentence);
  for (let at = sentence; at; at = script.parentOf(at))
    if (at.type === 'FunctionDeclaration')
      return script.variablesOf(at).find(({ identifiers }) => identifiers[0] === at.id);
  return undefined;
}

/** The hooks that return the platform: functions whose whole body is a call of the check. */
function hooksOf({ body, script }: BuiltModule, check: Variable): Variable[] {
  const calls = readsOf(check).flatMap((use) => callOf(script, use) ?? []);
  const declarators = nodesBelow(body).filter((node) => node.type === 'VariableDeclarator');
  return declarators
    .flatMap((declarator) => script.variablesOf(declarator))
    .filter((variable) => {
      const value = valueOf(variable);
      return value?.type === 'ArrowFunctionExpression' && calls.includes(value.body);
    });
}

/** The members read where another module calls an exported hook. */
function membersElsewhere(module: BuiltModule, from: string, hooks: string[]): string[] {
  const { script, body } = module;
  const imports = nodesBelow(body).filter(
    (node) => node.type === 'VariableDeclarator' && requiredId(module, node.init) === from,
  );
  const uses = imports.flatMap((node) => script.variablesOf(node).flatMap(readsOf)).map(script.parentOf);
  return uses
    .filter((use) => use !== undefined && hooks.includes(memberName(use) ?? ''))
    .flatMap((use) => callOf(script, use as Node) ?? [])
    .flatMap((call) => membersOf(script, call));
}

/** The sorted members of the host API that a build reads; '*' where it hands the whole of it on. */
export function platformMembersIn(modules: readonly BuiltModule[]): string[] {
  const found = modules.flatMap((module) => {
    const check = checkIn(module);
    if (!check) return [];
    const hooks = hooksOf(module, check);
    const own = hooks.flatMap(readsOf).flatMap((use) => callOf(module.script, use) ?? []);
    const names = exportNames(module, hooks);
    return [
      ...own.flatMap((call) => membersOf(module.script, call)),
      ...modules.flatMap((other) => (other === module ? [] : membersElsewhere(other, module.id, names))),
    ];
  });
  return [...new Set(found)].toSorted();
}
