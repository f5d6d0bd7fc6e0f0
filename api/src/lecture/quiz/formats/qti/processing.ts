import { allIn, allOf, childOf, childrenOf, type Element } from '../element.ts';
import { reasons } from '../reasons.ts';

const templates = /^(?:CC2_)?(?:match_correct|map_response|match)(?:\.xml)?$/;
/** The parts of rules that compare a response with what is declared as right. */
const simpleParts = new Set(
  (
    'responseCondition responseIf responseElseIf responseElse match variable correct mapResponse setOutcomeValue ' +
    'baseValue isNull not and or sum equal stringMatch multiple exitResponse responseProcessingFragment'
  ).split(' '),
);

/** Why the rules of an item can not be imported; undefined if they can. */
export function processingFault(item: Element): string | undefined {
  if (item.attributes['adaptive'] === 'true') return reasons.program('adaptive');
  if (childrenOf(item).some(({ name }) => name.startsWith('template'))) return reasons.program('template');
  const processing = childOf(item, 'responseProcessing');
  if (!processing) return undefined;
  const template = processing.attributes['template']?.split('/').at(-1);
  if (template !== undefined && !templates.test(template)) return reasons.program(template);
  const part = allIn(processing).find(({ name }) => !simpleParts.has(name));
  return part && reasons.program(part.name);
}

/** How far a number may be away, below and above; null for a rule that names no numbers. */
export function toleranceOf(item: Element, value: number): [below: number, above: number] | null {
  const processing = childOf(item, 'responseProcessing');
  const [equal] = processing ? allOf(processing, 'equal') : [];
  const { toleranceMode = 'exact', tolerance = '' } = equal?.attributes ?? {};
  if (toleranceMode === 'exact') return [0, 0];
  const [below = Number.NaN, above = below] = tolerance.trim().split(/\s+/).map(Number);
  const factor = toleranceMode === 'relative' ? Math.abs(value) / 100 : 1;
  return Number.isFinite(below) && Number.isFinite(above) ? [below * factor, above * factor] : null;
}
