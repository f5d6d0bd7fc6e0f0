import type { QuestionBody } from '@vidya/contracts/rules/quiz/question';
import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { allIn, childrenOf, type Element } from '../element.ts';
import { reasons } from '../reasons.ts';
import { gapMark } from '../text-reader.ts';
import { choiceText } from './item-text.ts';
import { toleranceOf } from './processing.ts';
import { acceptedValues, type Response } from './responses.ts';

interface Entries {
  item: Element;
  /** Interactions whose answer is entered within the text. */
  elements: Element[];
  responses: Map<string, Response>;
  /** With `gapMark` for each of them. */
  text: string;
  notes: Set<string>;
}

const unitMax = 30;

const oneLine = (text: string): string => cleanText(text).replaceAll('\n', ' ').trim();

const isNumber = ({ baseType }: Response): boolean => baseType === 'float' || baseType === 'integer';

function acceptedOf(element: Element, response: Response, notes: Set<string>): string[] {
  if (element.name === 'textEntryInteraction') {
    if (isNumber(response)) notes.add(reasons.tolerance);
    return acceptedValues(response, notes).map(oneLine);
  }
  notes.add(reasons.gapChoices);
  const right = new Set(acceptedValues(response, notes));
  const choices = childrenOf(element, 'inlineChoice').filter(({ attributes }) =>
    right.has(attributes['identifier'] ?? ''),
  );
  return choices.map((choice) => oneLine(choiceText(choice, notes)));
}

type Read = { text: string; body: QuestionBody } | string;

/** What stands behind the number on its line is its unit. */
function numberOf({ item, text }: Entries, { correct }: Response): Read {
  const value = Number(correct[0] || Number.NaN);
  const tolerance = toleranceOf(item, value);
  if (!tolerance) return reasons.program('tolerance');
  const [below, above] = tolerance;
  const [before = '', after = ''] = text.split(gapMark);
  const [line = ''] = after.split('\n');
  const unit = line.trim().length <= unitMax ? line.trim() : '';
  const rest = unit === '' && line.trim() !== '' ? `___${after}` : after.slice(line.length);
  const body: QuestionBody = {
    type: 'number',
    value: value + (above - below) / 2,
    tolerance: (above + below) / 2,
    unit,
  };
  return { text: `${before.trimEnd()}${unit === '' && rest.startsWith('___') ? ' ' : ''}${rest}`.trim(), body };
}

/** A class of our own export: an entry alone on its line is a gap there too. */
const hasGapsClass = (item: Element): boolean => allIn(item).some(({ attributes }) => attributes['class'] === 'gaps');

/** The question of an item whose answers are entered. A text alone: why it is left out. */
export function entriesOf(entries: Entries): Read {
  const { item, elements, responses, text, notes } = entries;
  const found = elements.map((element) => responses.get(element.attributes['responseIdentifier'] ?? ''));
  const [only] = found;
  if (only && found.length === 1 && isNumber(only)) return numberOf(entries, only);
  const gaps = elements.map((element, at) => (found[at] ? acceptedOf(element, found[at], notes) : []));
  if (gaps.some(({ length }) => length === 0)) return reasons.noRightAnswer;
  const isAlone = gaps.length === 1 && /(?:^|\n)\uE000$/.test(text) && !hasGapsClass(item);
  if (isAlone) return { text: text.slice(0, -gapMark.length).trimEnd(), body: { type: 'text', accepted: gaps[0]! } };
  return { text, body: { type: 'gaps', gaps } };
}
