import type { QuestionBody } from '@vidya/contracts/rules/quiz/question';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Collected } from '../collected.ts';
import { allIn, childOf, childrenOf, type Element } from '../element.ts';
import { elementsText } from '../elements-text.ts';
import { pointsOf, tagsOf } from '../heads.ts';
import { reasons } from '../reasons.ts';
import { choiceOf, gapMatchOf, type Interaction, matchOf, orderOf, type QtiBody } from './choices.ts';
import { entriesOf } from './entries.ts';
import { bodyText } from './item-text.ts';
import { processingFault } from './processing.ts';
import { outcomeOf, responsesOf } from './responses.ts';

const bodies: Record<string, (interaction: Interaction) => QtiBody> = {
  choiceInteraction: choiceOf,
  orderInteraction: orderOf,
  matchInteraction: matchOf,
  gapMatchInteraction: gapMatchOf,
};
const entered = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
const maxElements = 3_000;

interface Comments {
  explanation: string;
  /** By the ids of choices. */
  byChoice: Map<string, string>;
}

/** What is shown after an answer: of one choice, or of the whole question. */
function commentsOf(item: Element, body: Element, notes: Set<string>): Comments {
  const ids = new Set(allIn(body).map(({ attributes }) => attributes['identifier']));
  const all = childrenOf(item, 'modalFeedback').map(({ attributes, children }) => ({
    id: attributes['identifier'] ?? '',
    text: elementsText(children, notes),
  }));
  const whole = all.filter(({ id, text }) => !ids.has(id) && text !== '');
  const named = whole.find(({ id }) => /explanation|general|solution/i.test(id));
  const explanation = named ?? (whole.length === 1 ? whole[0] : undefined);
  if (whole.some((one) => one !== explanation)) notes.add(reasons.quizComments);
  const byChoice = new Map(all.filter(({ id }) => ids.has(id)).map(({ id, text }) => [id, text]));
  return { explanation: explanation?.text ?? '', byChoice };
}

type Read = { text: string; body: QuestionBody } | string;

function read(item: Element, body: Element, { byChoice }: Comments, notes: Set<string>): Read {
  const interactions = allIn(body).filter(({ name }) => name.endsWith('Interaction'));
  const [element] = interactions;
  if (!element) return reasons.noQuestion;
  const other = interactions.find(({ name }) => !entered.has(name) && !Object.hasOwn(bodies, name));
  if (other) return reasons.type(other.name);
  const fault = processingFault(item);
  if (fault !== undefined) return fault;
  const responses = responsesOf(item);
  const text = bodyText(body, notes);
  if (interactions.every(({ name }) => entered.has(name)))
    return entriesOf({ item, elements: interactions, responses, text, notes });
  if (interactions.length > 1) return reasons.severalParts;
  const response = responses.get(element.attributes['responseIdentifier'] ?? '');
  const made = response
    ? bodies[element.name]!({ element, response, comments: byChoice, notes })
    : reasons.noRightAnswer;
  return typeof made === 'string' ? made : { text, body: made };
}

/** Adds the question of an item of QTI 2.1, whose names it has. */
export function addItem(item: Element, tags: string[], collected: Collected): void {
  collected.count();
  const name = item.attributes['title'] || item.attributes['identifier'] || '';
  const body = childOf(item, 'itemBody');
  if (!body) return collected.refuse(name, reasons.noQuestion);
  if (allIn(item).length > maxElements) return collected.refuse(name, quizTexts.tooLong);
  const notes = new Set<string>();
  const comments = commentsOf(item, body, notes);
  const made = read(item, body, comments, notes);
  if (typeof made === 'string') return collected.refuse(name, made);
  const points = outcomeOf(item, 'MAXSCORE') || outcomeOf(item, 'SCORE');
  const head = {
    text: made.text,
    explanation: comments.explanation,
    points: Number(points) === 0 ? 1 : pointsOf(points, notes),
    tags: tagsOf(tags, notes),
  };
  collected.add({ name, question: { ...made.body, ...head }, notes });
}
