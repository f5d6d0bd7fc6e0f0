import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Collected } from '../collected.ts';
import { childOf, childrenOf, type Element, readElements, valueOf } from '../element.ts';
import { pointsOf, tagsOf } from '../heads.ts';
import { reasons } from '../reasons.ts';
import { choiceOf, type MoodleBody, numberOf, orderOf, pairsOf, textOfAnswers, trueFalseOf } from './moodle-answers.ts';
import { clozeOf } from './moodle-cloze.ts';
import { moodleText } from './moodle-text.ts';
import { wordsOf } from './moodle-words.ts';

const bodies: Record<string, (question: Element, notes: Set<string>) => MoodleBody> = {
  multichoice: choiceOf,
  truefalse: trueFalseOf,
  shortanswer: textOfAnswers,
  numerical: numberOf,
  matching: pairsOf,
  ddmatch: pairsOf,
  ordering: orderOf,
  cloze: clozeOf,
  gapselect: wordsOf,
  ddwtos: wordsOf,
};

/** Of one question: its texts, answers and tags. */
const maxParts = 300;

/** As a new question of Moodle has them. */
const usualComments = /^(?:Your answer is (?:partially )?(?:in)?correct\.|)$/;

function noteComments(question: Element, notes: Set<string>): void {
  if (childrenOf(question, 'hint').some((hint) => moodleText(hint, new Set()) !== '')) notes.add(reasons.hints);
  const names = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  const comments = names.map((name) => moodleText(childOf(question, name), new Set()));
  if (comments.some((comment) => !usualComments.test(comment))) notes.add(reasons.quizComments);
}

function addQuestion(question: Element, collected: Collected): void {
  const type = question.attributes['type'] ?? '';
  if (type === 'category') return;
  collected.count();
  const nameElement = childOf(question, 'name');
  const name = nameElement ? valueOf(nameElement, 'text') : '';
  const read = Object.hasOwn(bodies, type) ? bodies[type]! : undefined;
  if (!read) return collected.refuse(name, reasons.type(type));
  if (childrenOf(question).length > maxParts) return collected.refuse(name, quizTexts.tooManyEntries);
  const notes = new Set<string>();
  const made = read(question, notes);
  if (typeof made === 'string') return collected.refuse(name, made);
  const { text, ...body } = { text: moodleText(childOf(question, 'questiontext'), notes), ...made };
  noteComments(question, notes);
  const tags = childrenOf(childOf(question, 'tags') ?? question, 'tag').map((tag) => valueOf(tag, 'text'));
  const head = {
    text,
    explanation: moodleText(childOf(question, 'generalfeedback'), notes),
    points: pointsOf(valueOf(question, 'defaultgrade') || '1', notes),
    tags: tagsOf(tags, notes),
  };
  collected.add({ name, question: { ...head, ...body }, notes });
}

/** Reads the questions of a Moodle XML file. */
export const readMoodle = (bytes: Buffer, collected: Collected): Promise<void> =>
  readElements(bytes, {
    isWhole: (name) => name === 'question',
    take: (question) => addQuestion(question, collected),
  });
