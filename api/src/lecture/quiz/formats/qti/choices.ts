import type { Choice, QuestionBody } from '@vidya/contracts/rules/quiz/question';
import { allIn, childrenOf, type Element } from '../element.ts';
import { elementsText } from '../elements-text.ts';
import { reasons } from '../reasons.ts';
import { choiceText } from './item-text.ts';
import { type Response, rightValues } from './responses.ts';

/** A text alone: why the question is left out. */
export type QtiBody = QuestionBody | string;

export interface Interaction {
  element: Element;
  response: Response;
  /** The comments of the item by the ids of choices. */
  comments: Map<string, string>;
  notes: Set<string>;
}

const idOf = ({ attributes }: Element): string => attributes['identifier'] ?? '';

function commentOf(choice: Element, { comments, notes }: Interaction): string {
  const inside = allIn(choice).find(({ name }) => name === 'feedbackInline' || name === 'feedbackBlock');
  return inside ? elementsText(inside.children, notes) : (comments.get(idOf(choice)) ?? '');
}

const isNamed = (choice: Element, { text }: Choice, name: string): boolean =>
  idOf(choice).toLowerCase() === name && text.toLowerCase() === name;

/** Two choices that say true and false are one question of that type. */
function trueFalseOf(elements: Element[], choices: Choice[], notes: Set<string>): QuestionBody | undefined {
  const at = (name: string): number => elements.findIndex((element, index) => isNamed(element, choices[index]!, name));
  const [yes, no] = [choices[at('true')], choices[at('false')]];
  if (choices.length !== 2 || !yes || !no) return undefined;
  const [right, wrong] = yes.isRight ? [yes, no] : [no, yes];
  if (wrong.comment !== '' && right.comment !== '' && wrong.comment !== right.comment) notes.add(reasons.twoComments);
  return { type: 'trueFalse', isTrue: yes.isRight, comment: wrong.comment || right.comment };
}

export function choiceOf(interaction: Interaction): QtiBody {
  const { element, response, notes } = interaction;
  const right = new Set(rightValues(response));
  if (right.size === 0) return reasons.noRightAnswer;
  const isMultiple = response.cardinality === 'multiple';
  if (!isMultiple && right.size > 1) return reasons.anyOfSeveral;
  if (isMultiple && right.size === 1) notes.add(reasons.oneChoice);
  if (!isMultiple && response.mapping.some(({ key, points }) => points > 0 && !right.has(key)))
    notes.add(reasons.partlyRight);
  const elements = childrenOf(element, 'simpleChoice');
  const choices = elements.map((one) => ({
    text: choiceText(one, notes),
    isRight: right.has(idOf(one)),
    comment: commentOf(one, interaction),
  }));
  return trueFalseOf(elements, choices, notes) ?? { type: 'choice', choices };
}

export function orderOf({ element, response, notes }: Interaction): QtiBody {
  const choices = new Map(childrenOf(element, 'simpleChoice').map((one) => [idOf(one), one]));
  const ordered = response.correct.flatMap((id) => choices.get(id) ?? []);
  if (ordered.length === 0) return reasons.noRightAnswer;
  if (ordered.length < choices.size) notes.add(reasons.unordered);
  return { type: 'order', items: ordered.map((one) => choiceText(one, notes)) };
}

export function matchOf({ element, response, notes }: Interaction): QtiBody {
  const [lefts = [], rights = []] = childrenOf(element, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  );
  const pairs = rightValues(response).map((pair) => pair.split(/\s+/));
  if (pairs.length === 0) return reasons.noRightAnswer;
  if (new Set(pairs.map(([left]) => left)).size < pairs.length) return reasons.severalPartners;
  const partners = new Map(pairs.map(([left, right]) => [left, right]));
  const used = new Set(partners.values());
  const made = lefts.flatMap((left) => {
    const right = rights.find((one) => idOf(one) === partners.get(idOf(left)));
    return right ? [{ left: choiceText(left, notes), right: choiceText(right, notes) }] : [];
  });
  if (made.length < lefts.length || rights.some((one) => !used.has(idOf(one)))) notes.add(reasons.partners);
  return { type: 'match', pairs: made };
}

export function gapMatchOf({ element, response, notes }: Interaction): QtiBody {
  const texts = new Map(childrenOf(element, 'gapText').map((one) => [idOf(one), choiceText(one, notes)]));
  const pairs = rightValues(response).map((pair) => pair.split(/\s+/));
  const used = new Set(pairs.map(([text]) => text));
  if ([...texts.keys()].some((id) => !used.has(id))) notes.add(reasons.gapChoices);
  const gaps = allIn(element)
    .filter(({ name }) => name === 'gap')
    .map((gap) => pairs.filter(([, id]) => id === idOf(gap)).flatMap(([text = '']) => texts.get(text) ?? []));
  return gaps.some(({ length }) => length === 0) ? reasons.noRightAnswer : { type: 'gaps', gaps };
}
