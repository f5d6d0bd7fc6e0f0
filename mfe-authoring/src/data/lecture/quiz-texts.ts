import { withoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import type { QuestionType, WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import type { Draw, QuizMode, QuizSettings, RevealTime } from '@vidya/contracts/rules/quiz/quiz-settings';
import { momentInIndia } from '@vidya/contracts/texts/format';

export const modeTexts: Record<QuizMode, string> = {
  practice: 'Practice: learners may check each answer',
  graded: 'Graded: learners must pass it',
};

export const revealTexts: Record<RevealTime, string> = {
  afterAttempt: 'After each attempt',
  afterPassing: 'After passing',
  afterLastAttempt: 'After passing, or after the last attempt',
  afterDate: 'From a day and time on',
  never: 'Never',
};

/** The settings of a quiz as one line. */
export const settingsText = (settings: QuizSettings): string =>
  [
    modeTexts[settings.mode],
    `pass mark ${settings.passPercent} %`,
    settings.maxAttempts === null ? 'any number of attempts' : `attempts: ${settings.maxAttempts}`,
    ...(settings.pauseMinutes > 0 ? [`pause ${settings.pauseMinutes} min`] : []),
    settings.timeLimitMinutes === null ? 'no time limit' : `time limit ${settings.timeLimitMinutes} min`,
    settings.reveal === 'afterDate' && settings.revealAt
      ? `right answers: from ${momentInIndia(settings.revealAt)} on`
      : `right answers: ${revealTexts[settings.reveal].toLowerCase()}`,
    settings.hasPartialPoints ? 'partial points' : 'no partial points',
    settings.isShuffled ? 'shuffled' : 'in the written order',
    ...settings.draws.map(drawText),
  ].join(', ');

const drawText = ({ tag, count, bankPoints }: Draw): string => {
  const drawn = `draws ${count} of “${tag}”`;
  if (bankPoints === undefined) return drawn;
  return `${drawn} from the bank for ${bankPoints} ${bankPoints === 1 ? 'point' : 'points'} each`;
};

/** A question of each type to begin with. */
export const questionTemplates: Record<QuestionType, string> = {
  choice:
    'Which of these is right?\n{\n  =The right one # Why it is right\n  ~A wrong one # Why it is wrong\n  ~Another wrong one\n}',
  trueFalse: 'The Ganga flows into the Bay of Bengal. {T}',
  number: 'How much is 7 × 8? {#56}',
  text: 'What is the capital of Kerala? {=Thiruvananthapuram =Trivandrum}',
  order: 'Put these in order.\n{\n  >First\n  >Second\n  >Third\n}',
  match: 'Match each state with its capital.\n{\n  =Bihar -> Patna\n  =Assam -> Dispur\n}',
  gaps: 'A {=byte} has {=8 =eight} bits.',
};

/** What a question is named by in lists: its first line, with what its pictures show. */
export const firstLine = ({ text }: Pick<WrittenQuestion, 'text'>): string =>
  withoutPictures(text).split('\n')[0] || 'Picture';

/** What is right, in one line. */
export function rightText(question: WrittenQuestion): string {
  switch (question.type) {
    case 'choice':
      return question.choices.flatMap(({ text, isRight }) => (isRight ? [text] : [])).join(', ');
    case 'trueFalse':
      return question.isTrue ? 'True' : 'False';
    case 'number':
      return `${question.value}${question.tolerance > 0 ? ` ± ${question.tolerance}` : ''} ${question.unit}`.trim();
    case 'text':
      return question.accepted.join(' / ');
    case 'order':
      return question.items.join(' → ');
    case 'match':
      return question.pairs.map(({ left, right }) => `${left} – ${right}`).join(', ');
    case 'gaps':
      return question.gaps.map((accepted) => accepted.join(' / ')).join(', ');
  }
}
