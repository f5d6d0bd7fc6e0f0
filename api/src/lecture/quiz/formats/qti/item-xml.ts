import { gapParts, isMultiple, type Question } from '@vidya/contracts/rules/quiz/question';
import { escapeHtml } from '../../../../course/port/clean-description.ts';
import { gapMark } from '../text-reader.ts';
import { blockHtml, inlineHtml } from '../write-html.ts';

/** The parts of an item that differ from type to type. */
interface ItemParts {
  declarations: string;
  body: string;
  /** Sets the outcome SCORE. */
  score: string;
  /** The cardinality of FEEDBACK; undefined where no choice has a comment. */
  comments?: 'single' | 'multiple' | undefined;
}

const response = 'RESPONSE';
const points = (value: number): string => String(Math.round(value * 1e6) / 1e6);

const declaration = (
  id: string,
  cardinality: string,
  baseType: string,
  correct: readonly string[],
  mapping = '',
): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>` +
  `${correct.map((value) => `<value>${escapeHtml(value)}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`;

const scoreIf = (condition: string, value: number): string =>
  `<responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${value}</baseValue></setOutcomeValue></responseIf></responseCondition>`;
const variable = (id: string): string => `<variable identifier="${id}"/>`;
const isCorrect = `<match>${variable(response)}<correct identifier="${response}"/></match>`;

function choiceXml(id: string, text: string, comment: string): string {
  const element = comment.includes('```') ? 'feedbackBlock' : 'feedbackInline';
  const shown =
    comment === ''
      ? ''
      : `<${element} outcomeIdentifier="FEEDBACK" identifier="${id}" showHide="show">${inlineHtml(comment)}</${element}>`;
  return `<simpleChoice identifier="${id}">${inlineHtml(text)}${shown}</simpleChoice>`;
}

interface ShownChoice {
  id: string;
  text: string;
  isRight: boolean;
  comment: string;
}

function choiceParts(text: string, choices: ShownChoice[], value: number, isShuffled: boolean): ItemParts {
  const cardinality = isMultiple(choices) ? 'multiple' : 'single';
  const right = choices.filter(({ isRight }) => isRight).map(({ id }) => id);
  const all = choices.map(({ id, text: shown, comment }) => choiceXml(id, shown, comment)).join('\n');
  return {
    declarations: declaration(response, cardinality, 'identifier', right),
    body: `${blockHtml(text)}\n<choiceInteraction responseIdentifier="${response}" shuffle="${isShuffled}" maxChoices="${cardinality === 'single' ? 1 : 0}">\n${all}\n</choiceInteraction>`,
    score: scoreIf(isCorrect, value),
    comments: choices.some(({ comment }) => comment !== '') ? cardinality : undefined,
  };
}

/** Accepted texts, whose case does not matter. */
function textDeclaration(id: string, accepted: readonly string[], value: number): string {
  const entry = (text: string): string =>
    `<mapEntry mapKey="${escapeHtml(text)}" mappedValue="${points(value)}" caseSensitive="false"/>`;
  const mapping = `<mapping defaultValue="0">${accepted.map(entry).join('')}</mapping>`;
  return declaration(id, 'single', 'string', accepted.slice(0, 1), mapping);
}

const entryXml = (id: string): string => `<textEntryInteraction responseIdentifier="${id}" expectedLength="20"/>`;
const mapped = (id: string): string => `<mapResponse identifier="${id}"/>`;
const setScore = (value: string): string => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`;

function entryParts({ text, gaps, points: value }: Extract<Question, { type: 'gaps' }>): ItemParts {
  const ids = gaps.map((_, at) => `${response}_${at + 1}`);
  let at = 0;
  const body = blockHtml(gapParts(text).join(gapMark)).replaceAll(gapMark, () => entryXml(ids[at++]!));
  return {
    declarations: gaps.map((accepted, index) => textDeclaration(ids[index]!, accepted, value / gaps.length)).join('\n'),
    body: `<div class="gaps">${body}</div>`,
    score: setScore(`<sum>${ids.map(mapped).join('')}</sum>`),
  };
}

function orderParts({ text, items, points: value }: Extract<Question, { type: 'order' }>): ItemParts {
  const ids = items.map((_, at) => `C${at + 1}`);
  const all = items.map((item, at) => choiceXml(ids[at]!, item, '')).join('\n');
  return {
    declarations: declaration(response, 'ordered', 'identifier', ids),
    body: `${blockHtml(text)}\n<orderInteraction responseIdentifier="${response}" shuffle="true">\n${all}\n</orderInteraction>`,
    score: scoreIf(isCorrect, value),
  };
}

function matchParts({ text, pairs, points: value }: Extract<Question, { type: 'match' }>): ItemParts {
  const rights = [...new Set(pairs.map(({ right }) => right))];
  const choice = (id: string, shown: string, max: number): string =>
    `<simpleAssociableChoice identifier="${id}" matchMax="${max}">${inlineHtml(shown)}</simpleAssociableChoice>`;
  const set = (choices: string[]): string => `<simpleMatchSet>\n${choices.join('\n')}\n</simpleMatchSet>`;
  const lefts = set(pairs.map(({ left }, at) => choice(`L${at + 1}`, left, 1)));
  const others = set(rights.map((right, at) => choice(`R${at + 1}`, right, pairs.length)));
  const correct = pairs.map(({ right }, at) => `L${at + 1} R${rights.indexOf(right) + 1}`);
  return {
    declarations: declaration(response, 'multiple', 'directedPair', correct),
    body: `${blockHtml(text)}\n<matchInteraction responseIdentifier="${response}" shuffle="true" maxAssociations="${pairs.length}">\n${lefts}\n${others}\n</matchInteraction>`,
    score: scoreIf(isCorrect, value),
  };
}

function numberParts({ text, value, tolerance, unit, points: most }: Extract<Question, { type: 'number' }>): ItemParts {
  const mode =
    tolerance === 0 ? 'toleranceMode="exact"' : `toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"`;
  return {
    declarations: declaration(response, 'single', 'float', [String(value)]),
    body: `${blockHtml(text)}\n<p>${entryXml(response)}${unit === '' ? '' : ` ${inlineHtml(unit)}`}</p>`,
    score: scoreIf(`<equal ${mode}>${variable(response)}<correct identifier="${response}"/></equal>`, most),
  };
}

function partsOf(question: Question): ItemParts {
  const { text, points: value } = question;
  switch (question.type) {
    case 'choice':
      return choiceParts(
        text,
        question.choices.map((one, at) => ({ ...one, id: `C${at + 1}` })),
        value,
        true,
      );
    case 'trueFalse': {
      const { isTrue, comment } = question;
      const choice = (id: string, shown: string, isRight: boolean) => ({ id, text: shown, isRight, comment });
      return choiceParts(text, [choice('true', 'True', isTrue), choice('false', 'False', !isTrue)], value, false);
    }
    case 'number':
      return numberParts(question);
    case 'text':
      return {
        declarations: textDeclaration(response, question.accepted, value),
        body: `${blockHtml(text)}\n<div>${entryXml(response)}</div>`,
        score: setScore(mapped(response)),
      };
    case 'order':
      return orderParts(question);
    case 'match':
      return matchParts(question);
    case 'gaps':
      return entryParts(question);
  }
}

const outcome = (id: string, cardinality: string, baseType: string, value?: number): string =>
  `<outcomeDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">` +
  `${value === undefined ? '' : `<defaultValue><value>${value}</value></defaultValue>`}</outcomeDeclaration>`;

/** The title of an item: the beginning of its text. */
export const itemTitle = ({ text }: Question): string => text.split('\n')[0]!.slice(0, 100).toWellFormed().trim();

/** A question as an item of QTI 2.1. */
export function itemXml(question: Question, id: string): string {
  const { declarations, body, score, comments } = partsOf(question);
  const { explanation } = question;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${escapeHtml(itemTitle(question))}" adaptive="false" timeDependent="false">`,
    declarations,
    outcome('SCORE', 'single', 'float', 0),
    outcome('MAXSCORE', 'single', 'float', question.points),
    comments ? outcome('FEEDBACK', comments, 'identifier') : '',
    explanation === '' ? '' : outcome('SOLUTION', 'single', 'identifier'),
    `<itemBody>\n${body}\n</itemBody>`,
    `<responseProcessing>${score}`,
    comments ? `<setOutcomeValue identifier="FEEDBACK">${variable(response)}</setOutcomeValue>` : '',
    explanation === ''
      ? ''
      : '<setOutcomeValue identifier="SOLUTION"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue>',
    '</responseProcessing>',
    explanation === ''
      ? ''
      : `<modalFeedback outcomeIdentifier="SOLUTION" identifier="EXPLANATION" showHide="show">${blockHtml(explanation)}</modalFeedback>`,
    '</assessmentItem>',
  ];
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}
