import { allOf, childOf, childrenOf, type Element, textOf } from '../element.ts';
import { reasons } from '../reasons.ts';

/** What an item declares of one of its responses. */
export interface Response {
  cardinality: string;
  baseType: string;
  /** In the order of the file. */
  correct: string[];
  /** Points by response. */
  mapping: { key: string; points: number; isCapitalsKept: boolean }[];
}

const valuesOf = (element: Element | undefined): string[] =>
  element ? childrenOf(element, 'value').map((value) => textOf(value).trim()) : [];

function responseOf(declaration: Element): Response {
  const { cardinality = 'single', baseType = 'identifier' } = declaration.attributes;
  return {
    cardinality,
    baseType,
    correct: valuesOf(childOf(declaration, 'correctResponse')),
    mapping: allOf(declaration, 'mapEntry').map(({ attributes }) => ({
      key: (attributes['mapKey'] ?? '').trim(),
      points: Number(attributes['mappedValue'] ?? 0),
      isCapitalsKept: attributes['caseSensitive'] === 'true',
    })),
  };
}

export const responsesOf = (item: Element): Map<string, Response> =>
  new Map(childrenOf(item, 'responseDeclaration').map((one) => [one.attributes['identifier'] ?? '', responseOf(one)]));

/** What is right of a response: as it is declared, else what earns points. */
export function rightValues({ correct, mapping }: Response): string[] {
  if (correct.length > 0) return correct;
  return mapping.filter(({ points }) => points > 0).map(({ key }) => key);
}

/** The texts that are fully right. */
export function acceptedValues({ correct, mapping }: Response, notes: Set<string>): string[] {
  const most = Math.max(0, ...mapping.map(({ points }) => points));
  const earning = mapping.filter(({ points }) => points > 0);
  if (earning.some(({ points }) => points < most)) notes.add(reasons.partlyRight);
  if (earning.some(({ isCapitalsKept }) => isCapitalsKept)) notes.add(reasons.capitals);
  const best = earning.filter(({ points }) => points === most).map(({ key }) => key);
  return [...new Set(best.length > 0 ? [...correct.filter((one) => best.includes(one)), ...best] : correct)];
}

/** The value of an outcome before anything is answered; '' without one. */
export function outcomeOf(item: Element, identifier: string): string {
  const declared = childrenOf(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === identifier,
  );
  return valuesOf(declared && childOf(declared, 'defaultValue'))[0] ?? declared?.attributes['normalMaximum'] ?? '';
}
