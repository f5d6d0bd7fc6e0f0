import { isMultiple, type Question } from '@vidya/contracts/rules/quiz/question';
import { escapeHtml } from '../../../../course/port/clean-description.ts';
import { itemTitle } from '../qti/item-xml.ts';
import { blockHtml, inlineHtml } from '../write-html.ts';

/** The parts of an item that differ from type to type. */
interface ItemParts {
  profile: string;
  /** What learners choose or enter. */
  response: string;
  conditions: string[];
  /** The comments of choices, by the ids of feedback. */
  comments: [id: string, text: string][];
}

interface ShownChoice {
  id: string;
  text: string;
  isRight: boolean;
  comment: string;
}

const id = 'response1';
const general = 'general_fb';
const feedbackId = (choiceId: string): string => `${choiceId}_fb`;

/** A field of metadata. */
export const fieldXml = (label: string, entry: string | number): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

const material = (html: string): string =>
  `<material><mattext texttype="text/html">${escapeHtml(html)}</mattext></material>`;

const equal = (value: string, isCaseSensitive = true): string =>
  `<varequal respident="${id}" case="${isCaseSensitive ? 'Yes' : 'No'}">${escapeHtml(value)}</varequal>`;

interface Condition {
  when: string;
  isRight?: boolean;
  /** The id of the feedback that it shows. */
  shows?: string | undefined;
  /** Whether the conditions after it are looked at, too. */
  goesOn?: boolean;
}

const condition = ({ when, isRight = false, shows, goesOn = false }: Condition): string =>
  `<respcondition continue="${goesOn ? 'Yes' : 'No'}"><conditionvar>${when}</conditionvar>` +
  (isRight ? '<setvar action="Set" varname="SCORE">100</setvar>' : '') +
  `${shows === undefined ? '' : `<displayfeedback feedbacktype="Response" linkrefid="${shows}"/>`}</respcondition>`;

function choiceParts(choices: ShownChoice[], profile: string): ItemParts {
  const hasSeveral = isMultiple(choices);
  const commented = choices.filter(({ comment }) => comment !== '');
  const label = ({ id: choiceId, text }: ShownChoice): string =>
    `<response_label ident="${choiceId}">${material(inlineHtml(text))}</response_label>`;
  const right = choices.find(({ isRight }) => isRight)!;
  const all = choices.map((one) => (one.isRight ? equal(one.id) : `<not>${equal(one.id)}</not>`)).join('');
  return {
    profile,
    response: `<response_lid ident="${id}" rcardinality="${hasSeveral ? 'Multiple' : 'Single'}"><render_choice>\n${choices.map(label).join('\n')}\n</render_choice></response_lid>`,
    conditions: [
      // The only right choice shows its comment where it earns its points: Moodle takes what goes on for general feedback.
      ...commented
        .filter((one) => hasSeveral || one !== right)
        .map((one) => condition({ when: equal(one.id), shows: feedbackId(one.id), goesOn: hasSeveral })),
      condition({
        when: hasSeveral ? `<and>${all}</and>` : equal(right.id),
        isRight: true,
        shows: hasSeveral || right.comment === '' ? undefined : feedbackId(right.id),
      }),
    ],
    comments: commented.map((one) => [feedbackId(one.id), one.comment]),
  };
}

/** Code is marked for its looks: nobody types the marks. */
const typed = (text: string): string => text.replace(/`([^`\n]+)`/g, '$1');

const textParts = (accepted: readonly string[]): ItemParts => ({
  profile: 'fib',
  response: `<response_str ident="${id}" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>`,
  // One condition for each: Moodle reads the first text of a condition only.
  conditions: accepted.map((text) => condition({ when: equal(typed(text), false), isRight: true })),
  comments: [],
});

/** Null for a question that would lose its meaning. */
function partsOf(question: Question): ItemParts | null {
  switch (question.type) {
    case 'choice': {
      const choices = question.choices.map((one, at) => ({ ...one, id: `C${at + 1}` }));
      return choiceParts(choices, isMultiple(choices) ? 'multiple_response' : 'multiple_choice');
    }
    case 'trueFalse': {
      const { isTrue, comment } = question;
      const choice = (text: string, isRight: boolean) => ({ id: text.toLowerCase(), text, isRight, comment });
      return choiceParts([choice('True', isTrue), choice('False', !isTrue)], 'true_false');
    }
    case 'text':
      return textParts(question.accepted);
    case 'gaps':
      return question.gaps.length === 1 ? textParts(question.gaps[0]!) : null;
    case 'number': {
      const { value, tolerance, unit } = question;
      return Number.isSafeInteger(value) && tolerance === 0 && unit === '' ? textParts([String(value)]) : null;
    }
    case 'order':
    case 'match':
      return null;
  }
}

/** A question as an item of QTI 1.2, as Common Cartridges have it; '' for one that would lose its meaning. */
export function itemXml(question: Question, ident: string): string {
  const parts = partsOf(question);
  if (!parts) return '';
  const { profile, response, conditions, comments } = parts;
  const { text, explanation, points } = question;
  const explained = explanation === '' ? '' : condition({ when: '<other/>', shows: general, goesOn: true });
  const feedback = [...(explanation === '' ? [] : [[general, explanation] as const]), ...comments];
  return `<item ident="${ident}" title="${escapeHtml(itemTitle(question))}">
<itemmetadata><qtimetadata>${fieldXml('cc_profile', `cc.${profile}.v0p1`)}${fieldXml('cc_weighting', points)}</qtimetadata></itemmetadata>
<presentation>${material(blockHtml(text))}${response}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
${explained}${conditions.join('\n')}</resprocessing>
${feedback.map(([feedbackIdent, shown]) => `<itemfeedback ident="${feedbackIdent}"><flow_mat>${material(blockHtml(shown))}</flow_mat></itemfeedback>`).join('\n')}
</item>`;
}
