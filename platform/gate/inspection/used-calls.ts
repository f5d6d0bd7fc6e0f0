import { placeOfCall, type RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import { recordedCalls, type UsedCall } from '../../calls/call-contract.ts';
import type { Schema } from '../schema-changes.ts';
import { constantText, keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';
import type { BuildBytes } from './transfer-sizes.ts';

/** How `defineCall` writes where a call goes. */
const callPlace = /^(?:GET|POST|PUT|PATCH|DELETE) \/[\w:/.-]*$/;

/** Texts in the scripts of a build. */
export interface ScriptWords {
  /** Where its calls go: 'GET /course/'. Sorted. */
  places: string[];
  /** Everything that could name a field: members, keys, short texts. */
  names: string[];
}

/** The name of a field is no longer than this. */
const nameMax = 60;

/** The text of an expression, with constants that stand in the same script: `GET ${auth}/devices`. */
function resolvedText(script: Script, node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier') {
    const definition = script.variableOf(node)?.defs[0]?.node as Node | undefined;
    return definition?.type === 'VariableDeclarator' ? constantText(definition.init) : undefined;
  }
  if (node?.type !== 'TemplateLiteral') return constantText(node);
  const parts = node.expressions.map((part) => resolvedText(script, part));
  if (parts.includes(undefined)) return undefined;
  return node.quasis.map(({ value }, at) => (value.cooked ?? '') + (parts[at] ?? '')).join('');
}

/** Collects the texts in scripts that matter for calls. */
export function wordsOf(scripts: readonly Script[]): ScriptWords {
  const places = new Set<string>();
  const names = new Set<string>();
  for (const script of scripts) {
    for (const node of nodesBelow(script.program)) {
      const name = memberName(node) ?? keyOf(node);
      if (name !== undefined) names.add(name);
      const text = node.type === 'Literal' || node.type === 'TemplateLiteral' ? resolvedText(script, node) : undefined;
      if (text === undefined) continue;
      if (callPlace.test(text)) places.add(text);
      else if (text.length <= nameMax) names.add(text);
    }
  }
  return { places: [...places].toSorted(), names: [...names] };
}

/** The schema without the fields that no code of the version names: those may change as they like. */
function onlyNamed(schema: Schema, names: ReadonlySet<string>): Schema {
  const each = (part: Schema): Schema => onlyNamed(part, names);
  const { properties, required, items, prefixItems, anyOf, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).flatMap(([name, part]) => (names.has(name) ? [[name, each(part)]] : [])),
      ),
    }),
    ...(required && { required: required.filter((name) => names.has(name)) }),
    ...(typeof items === 'object' && { items: each(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: each(additionalProperties) }),
    ...(prefixItems && { prefixItems: prefixItems.map(each) }),
    ...(anyOf && { anyOf: anyOf.map(each) }),
    ...(oneOf && { oneOf: oneOf.map(each) }),
  };
}

const parts = ['params', 'query', 'body', 'data', 'meta'] as const;

function asRead(call: RecordedCall, names: ReadonlySet<string>): RecordedCall {
  const read = parts.flatMap((part) => (call[part] ? [[part, onlyNamed(call[part] as Schema, names)]] : []));
  return { ...call, ...Object.fromEntries(read) } as RecordedCall;
}

/** What `calls.json` says; empty if it is missing or says something else. */
function recordedIn(bytes: BuildBytes): RecordedCall[] {
  try {
    return recordedCalls.parse(JSON.parse(bytes.get('calls.json')?.toString('utf8') ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * The calls in a build's scripts, each with what the build says that it expects of it, without the fields that its code
 * never names. Sorted by place.
 */
export function usedCalls({ places, names }: ScriptWords, bytes: BuildBytes): UsedCall[] {
  const named = new Set(names);
  const recorded = new Map(recordedIn(bytes).map((call) => [placeOfCall(call), call]));
  return places.map((place) => {
    const call = recorded.get(place);
    return { place, contract: call ? asRead(call, named) : null };
  });
}
