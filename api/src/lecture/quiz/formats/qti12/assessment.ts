import type { Choice } from '@vidya/contracts/rules/quiz/question';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Collected } from '../collected.ts';
import { allIn, allOf, childOf, childrenOf, type Element, readElements, textOf } from '../element.ts';
import { pointsOf } from '../heads.ts';
import { reasons } from '../reasons.ts';
import { htmlText } from '../text-reader.ts';
import { fieldsOf } from './assessment-settings.ts';
import { type Condition, conditionsOf } from './conditions.ts';

const maxElements = 3_000;

/** The first text that is not one of its choices. */
function firstText(element: Element): Element | undefined {
  for (const child of childrenOf(element)) {
    if (child.name.startsWith('response_')) continue;
    const text = child.name === 'mattext' ? child : firstText(child);
    if (text) return text;
  }
  return undefined;
}

/** A text of QTI 1.2: HTML in a CDATA section, or plain. */
function materialText(element: Element | undefined, notes: Set<string>): string {
  const mattext = element && firstText(element);
  if (!mattext) return '';
  const source = textOf(mattext);
  return mattext.attributes['texttype'] === 'text/html' ? htmlText(source, notes) : cleanLine(source);
}

interface Feedback {
  explanation: string;
  /** By the ids of feedback. */
  texts: Map<string, string>;
}

/** 'general_fb' is for everybody; those of single choices are named by conditions. */
function feedbackOf(item: Element, notes: Set<string>): Feedback {
  const texts = new Map(
    childrenOf(item, 'itemfeedback').map((one) => [one.attributes['ident'] ?? '', materialText(one, notes)]),
  );
  return { explanation: texts.get('general_fb') ?? '', texts };
}

/** The comment of a choice: of the condition that names it alone. */
function commentOf(id: string, conditions: Condition[], { texts }: Feedback): string {
  const own = conditions.find(({ values, feedback }) => values.length === 1 && values[0] === id && feedback !== '');
  return (own && texts.get(own.feedback)) ?? '';
}

interface Parts {
  profile: string;
  conditions: Condition[];
  feedback: Feedback;
  notes: Set<string>;
}

function choiceBody(list: Element, { profile, conditions, feedback, notes }: Parts) {
  const isMultiple = list.attributes['rcardinality'] === 'Multiple';
  const scoring = conditions.filter(({ earns }) => earns);
  const right = new Set(scoring.flatMap(({ values }) => values));
  if (right.size === 0) return reasons.noRightAnswer;
  if (!isMultiple && right.size > 1) return reasons.anyOfSeveral;
  if (isMultiple && right.size === 1) notes.add(reasons.oneChoice);
  const choices = allOf(list, 'response_label').map((label): Choice => {
    const id = label.attributes['ident'] ?? '';
    return { text: materialText(label, notes), isRight: right.has(id), comment: commentOf(id, conditions, feedback) };
  });
  const wrong = choices.filter(({ isRight }) => !isRight);
  const isTrueFalse = profile.startsWith('cc.true_false') && choices.length === 2 && wrong.length === 1;
  const yes = isTrueFalse ? choices.find(({ text }) => /^true$/i.test(text)) : undefined;
  if (!yes) return { type: 'choice' as const, choices };
  const [one, other] = choices.map(({ comment }) => comment);
  if (one !== other && one !== '' && other !== '') notes.add(reasons.twoComments);
  return { type: 'trueFalse' as const, isTrue: yes.isRight, comment: wrong[0]!.comment || one || other || '' };
}

function textBody({ conditions, notes }: Parts) {
  const scoring = conditions.filter(({ earns }) => earns);
  if (scoring.some(({ isPartOfText }) => isPartOfText)) notes.add(reasons.substring);
  const accepted = [...new Set(scoring.flatMap(({ values }) => values.map(cleanLine)))];
  return accepted.length === 0 ? reasons.noRightAnswer : { type: 'text' as const, accepted };
}

function bodyOf(item: Element, parts: Parts) {
  const [response, another] = allIn(item).filter(({ name }) => /^response_(?:lid|str|num|grp|xy)$/.test(name));
  if (!response || /essay/.test(parts.profile)) return reasons.type(parts.profile || 'without an answer');
  if (another) return reasons.severalParts;
  if (response.name === 'response_lid') return choiceBody(response, parts);
  return response.name === 'response_str' ? textBody(parts) : reasons.type(response.name);
}

function addItem(item: Element, collected: Collected): void {
  collected.count();
  const name = item.attributes['title'] || item.attributes['ident'] || '';
  if (allIn(item).length > maxElements) return collected.refuse(name, quizTexts.tooLong);
  const notes = new Set<string>();
  const fields = fieldsOf(item);
  const feedback = feedbackOf(item, notes);
  const body = bodyOf(item, {
    profile: fields.get('cc_profile') ?? '',
    conditions: conditionsOf(item),
    feedback,
    notes,
  });
  if (typeof body === 'string') return collected.refuse(name, body);
  const head = {
    text: materialText(childOf(item, 'presentation'), notes),
    explanation: feedback.explanation,
    points: pointsOf(fields.get('cc_weighting') ?? '1', notes),
    tags: [],
  };
  collected.add({ name, question: { ...head, ...body }, notes });
}

/** Reads the questions of an assessment of QTI 1.2, as Common Cartridges have it. */
export const readAssessment = (bytes: Buffer, collected: Collected): Promise<void> =>
  readElements(bytes, { isWhole: (name) => name === 'item', take: (item) => addItem(item, collected) });
