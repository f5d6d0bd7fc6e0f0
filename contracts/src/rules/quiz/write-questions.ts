import { type Choice, gapParts, isMultiple, type WrittenQuestion } from './question.ts';
import { writeMarks } from './question-marks.ts';

const entry = (sign: string, text: string, comment = ''): string =>
  `  ${sign}${writeMarks(text, true)}${comment === '' ? '' : ` # ${writeMarks(comment, true)}`}`;

const numberText = ({ value, tolerance, unit }: { value: number; tolerance: number; unit: string }): string =>
  `  #${value}${tolerance > 0 ? `:${tolerance}` : ''}${unit === '' ? '' : ` ${writeMarks(unit, true)}`}`;

/** Right choices by their shares, which other systems need where there are several. */
function weightedLines(choices: readonly Choice[]): string[] {
  const share = 100 / choices.filter(({ isRight }) => isRight).length;
  const percent = String(Math.round(share * 1e5) / 1e5);
  return choices.map(({ text, isRight, comment }) => entry(`~%${isRight ? '' : '-'}${percent}%`, text, comment));
}

function linesOf(question: Exclude<WrittenQuestion, { type: 'gaps' }>, isForOthers: boolean): string[] {
  switch (question.type) {
    case 'choice': {
      if (isForOthers && isMultiple(question.choices)) return weightedLines(question.choices);
      const choices = question.choices.map(({ text, isRight, comment }) => entry(isRight ? '=' : '~', text, comment));
      // All right: marked as choices, else they would be accepted texts.
      const isAllRight = question.choices.every(({ isRight }) => isRight);
      return isAllRight ? choices.map((line) => line.replace('  =', '  ~%100%')) : choices;
    }
    case 'trueFalse':
      return [entry(question.isTrue ? 'T' : 'F', '', question.comment)];
    case 'number':
      return [numberText(question)];
    case 'text':
      return question.accepted.map((text) => entry('=', text));
    case 'order':
      return question.items.map((text) => entry('>', text));
    case 'match':
      return question.pairs.map(({ left, right }) => `${entry('=', left)} -> ${writeMarks(right, true)}`);
  }
}

function headOf({ points, tags }: WrittenQuestion): string {
  const named = [...(points === 1 ? [] : [`[points:${points}]`]), ...tags.map((tag) => `[tag:${tag}]`)];
  return named.length === 0 ? '' : `// ${named.join(' ')}\n`;
}

const explanationOf = ({ explanation }: WrittenQuestion): string =>
  explanation === '' ? '' : `  #### ${writeMarks(explanation, true)}\n`;

/** Bold texts and code, as Markdown has them. */
const hasMarks = (question: WrittenQuestion): boolean => /`|\*\*/.test(JSON.stringify(question));

function writeQuestion(question: WrittenQuestion, isForOthers: boolean): string {
  const head = `${headOf(question)}${isForOthers && hasMarks(question) ? '[markdown]' : ''}`;
  if (question.type !== 'gaps')
    return `${head}${writeMarks(question.text)} {\n${linesOf(question, isForOthers).join('\n')}\n${explanationOf(question)}}`;
  const [first = '', ...rest] = gapParts(question.text);
  // Alone at the end it would read as an answer to the text.
  const isAlone = rest.length === 1 && rest[0]!.trim() === '';
  const after = rest.map((part, index) => {
    const accepted = question.gaps[index]!.map((text) => `=${writeMarks(text, true)}`).join(' ');
    const explained =
      index === 0 && question.explanation !== '' ? ` #### ${writeMarks(question.explanation, true)}` : '';
    return `{${accepted}${explained}}${writeMarks(part)}`;
  });
  return `${head}${writeMarks(first)}${isAlone ? '___ ' : ''}${after.join('')}`;
}

/**
 * Writes questions in the manner of GIFT: `readQuestions` reads the same questions of it. `isForOthers`: as other systems
 * read them.
 */
export const writeQuestions = (questions: readonly WrittenQuestion[], isForOthers = false): string =>
  questions.map((question) => `${writeQuestion(question, isForOthers)}\n`).join('\n');
