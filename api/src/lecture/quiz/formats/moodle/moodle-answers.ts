import type { QuestionBody } from '@vidya/contracts/rules/quiz/question';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { allOf, childOf, childrenOf, type Element, valueOf } from '../element.ts';
import { reasons } from '../reasons.ts';
import { moodleText } from './moodle-text.ts';

/** Its own text is the one with the gaps. A text alone: why the question is left out. */
export type MoodleBody = (QuestionBody & { text?: string }) | string;

interface Answer {
  element: Element;
  /** As it stands in the file. */
  value: string;
  /** In percent. */
  fraction: number;
  comment: string;
}

const answersOf = (question: Element, notes: Set<string>): Answer[] =>
  childrenOf(question, 'answer').map((element) => ({
    element,
    value: valueOf(element, 'text'),
    fraction: Number(element.attributes['fraction'] ?? 0),
    comment: moodleText(childOf(element, 'feedback'), notes),
  }));

const isFull = ({ fraction }: Answer): boolean => fraction > 99.9;
const isPart = (answer: Answer): boolean => answer.fraction > 0 && !isFull(answer);

/** Those that are fully right, of a type without comments. */
function rightOnes(question: Element, notes: Set<string>): Answer[] {
  const answers = answersOf(question, notes);
  if (answers.some(({ comment }) => comment !== '')) notes.add(reasons.choiceComments);
  if (answers.some(isPart)) notes.add(reasons.partlyRight);
  return answers.filter(isFull);
}

export function choiceOf(question: Element, notes: Set<string>): MoodleBody {
  const answers = answersOf(question, notes);
  const isSingle = !/^(?:false|0)$/.test(valueOf(question, 'single'));
  if (isSingle && answers.filter(isFull).length > 1) return reasons.anyOfSeveral;
  const isRight = (answer: Answer): boolean => (isSingle ? isFull(answer) : answer.fraction > 0);
  const right = answers.filter(isRight);
  if (right.length === 0) return reasons.noRightAnswer;
  if (isSingle && answers.some(isPart)) notes.add(reasons.partlyRight);
  if (!isSingle && new Set(right.map(({ fraction }) => fraction.toFixed(2))).size > 1) notes.add(reasons.unequal);
  if (!isSingle && right.length === 1) notes.add(reasons.oneChoice);
  const choices = answers.map((answer) => ({
    text: moodleText(answer.element, notes),
    isRight: isRight(answer),
    comment: answer.comment,
  }));
  return { type: 'choice', choices };
}

export function trueFalseOf(question: Element, notes: Set<string>): MoodleBody {
  const answers = answersOf(question, notes);
  const right = answers.find(isFull);
  if (!right) return reasons.noRightAnswer;
  const wrong = answers.find((answer) => answer !== right)?.comment ?? '';
  if (wrong !== '' && right.comment !== '' && wrong !== right.comment) notes.add(reasons.twoComments);
  return { type: 'trueFalse', isTrue: /^true$/i.test(right.value), comment: wrong || right.comment };
}

export function textOfAnswers(question: Element, notes: Set<string>): MoodleBody {
  const right = rightOnes(question, notes).map(({ value }) => cleanLine(value));
  if (right.length === 0) return reasons.noRightAnswer;
  if (valueOf(question, 'usecase') === '1') notes.add(reasons.capitals);
  if (right.some((value) => /(?<!\\)\*/.test(value))) notes.add(reasons.wildcard);
  return { type: 'text', accepted: right.map((value) => value.replaceAll(String.raw`\*`, '*')) };
}

export function numberOf(question: Element, notes: Set<string>): MoodleBody {
  const [right, another] = rightOnes(question, notes);
  if (!right) return reasons.noRightAnswer;
  if (another) notes.add(reasons.numbers);
  const units = allOf(question, 'unit');
  if (units.length > 1) notes.add(reasons.units);
  const own = units.find((unit) => Number(valueOf(unit, 'multiplier')) === 1);
  return {
    type: 'number',
    value: Number(right.value || Number.NaN),
    tolerance: Number(valueOf(right.element, 'tolerance') || 0),
    unit: own ? cleanLine(valueOf(own, 'unit_name')) : '',
  };
}

export function pairsOf(question: Element, notes: Set<string>): MoodleBody {
  const pairs = childrenOf(question, 'subquestion').map((element) => ({
    left: moodleText(element, notes),
    right: moodleText(
      { name: '', attributes: {}, children: childrenOf(element, 'answer').flatMap((one) => one.children) },
      notes,
    ),
  }));
  if (pairs.some(({ left }) => left === '')) notes.add(reasons.partners);
  return { type: 'match', pairs: pairs.filter(({ left }) => left !== '') };
}

export function orderOf(question: Element, notes: Set<string>): MoodleBody {
  const answers = answersOf(question, notes).toSorted((one, other) => one.fraction - other.fraction);
  if (answers.some(({ comment }) => comment !== '')) notes.add(reasons.choiceComments);
  return { type: 'order', items: answers.map(({ element }) => moodleText(element, notes)) };
}
