import { allIn, allOf, childOf, childrenOf, type Element, textOf } from '../element.ts';

/** What a rule of QTI 1.2 compares, and what follows. */
export interface Condition {
  /** That an answer has; without those that it must not have. */
  values: string[];
  /** A part of the answer is enough. */
  isPartOfText: boolean;
  /** It gives points. */
  earns: boolean;
  /** The id of the feedback that it shows; '' for none. */
  feedback: string;
}

/** The comparisons that must hold: what stands in `not` must not. */
const comparisonsIn = (element: Element): Element[] =>
  childrenOf(element).flatMap((child) => {
    if (child.name === 'not') return [];
    return child.name === 'varequal' || child.name === 'varsubstring' ? [child] : comparisonsIn(child);
  });

const earns = (element: Element): boolean =>
  childrenOf(element, 'setvar').some(
    (one) => /^(?:SCORE|que_score)?$/i.test(one.attributes['varname'] ?? '') && Number(textOf(one)) > 0,
  );

export const conditionsOf = (item: Element): Condition[] =>
  allIn(item)
    .filter(({ name }) => name === 'respcondition')
    .map((condition) => {
      const variables = childOf(condition, 'conditionvar');
      const comparisons = variables ? comparisonsIn(variables) : [];
      return {
        values: comparisons.map((one) => textOf(one).trim()),
        isPartOfText: comparisons.some(({ name }) => name === 'varsubstring'),
        earns: earns(condition),
        feedback: allOf(condition, 'displayfeedback')[0]?.attributes['linkrefid'] ?? '',
      };
    });
