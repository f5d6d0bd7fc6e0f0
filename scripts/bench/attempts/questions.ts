import type { AnswerBody, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { between, pick, type Random, shuffledByWeight } from '../../../api/src/seed/sample/random.ts';

/** A question of each type: the judge knows it by its type. */
export const questions = `Capital of India? {=Delhi ~Mumbai ~Pune}

// [points:3]
Primes? {=2 =3 ~4 =5 ~6}

The sun is a star. {T}

// [points:2]
Mass of a litre of water? {#1:0.05 kg}

Who wrote Gitanjali? {=Tagore =Rabindranath Tagore}

// [points:2]
Sort {
>one
>two
>three
}

// [points:3]
Match {=Bihar -> Patna =Assam -> Dispur =Goa -> Panaji}

// [points:2]
A {=byte} has {=8 =eight} bits.
`;

export const maxPoints = 15;
export const passPercent = 60;

type Body = ShownQuestion['body'];

const order = ['one', 'two', 'three'];
const pairs: Record<string, string> = { Bihar: 'Patna', Assam: 'Dispur', Goa: 'Panaji' };
const primes = ['2', '3', '5'];
const numbers = ['1', '1.05', '0.95 kg', '1.06', 'many'];
const names = ['tagore', 'Rabindranath  TAGORE', 'Premchand'];
const gaps = [
  ['byte', 'Byte', 'bit'],
  ['8', 'eight', '9'],
];

const indexes = (list: readonly unknown[]): number[] => list.map((_, at) => at);
const shuffled = (random: Random, list: readonly unknown[]): number[] =>
  shuffledByWeight(random, indexes(list), () => 1);

/** An answer that fits the question, right or wrong. */
export function someAnswer(random: Random, body: Body): AnswerBody {
  switch (body.type) {
    case 'choice': {
      const chosen = shuffled(random, body.choices);
      return { type: 'choice', chosen: chosen.slice(0, body.isMultiple ? between(random, 0, chosen.length) : 1) };
    }
    case 'trueFalse':
      return { type: 'trueFalse', isTrue: random() < 0.5 };
    case 'number':
      return { type: 'number', text: pick(random, numbers) };
    case 'text':
      return { type: 'text', text: pick(random, names) };
    case 'order':
      return { type: 'order', order: shuffled(random, body.items) };
    case 'match':
      return { type: 'match', rights: shuffled(random, body.lefts).map((right) => (random() < 0.2 ? -1 : right)) };
    case 'gaps':
      return { type: 'gaps', texts: gaps.map((texts) => pick(random, texts)) };
  }
}

const rightOf = (whole: readonly boolean[]): number => whole.filter(Boolean).length / whole.length;

/** The share of its points that an answer earns, by the rules as learners read them. */
function shareOf(body: Body, answer: AnswerBody): number {
  if (body.type === 'choice' && answer.type === 'choice') {
    const texts = answer.chosen.map((at) => body.choices[at]!);
    if (!body.isMultiple) return Number(texts[0] === 'Delhi');
    // A wrong choice takes back a right one.
    const rights = texts.filter((text) => primes.includes(text)).length;
    return Math.max(0, 2 * rights - texts.length) / primes.length;
  }
  if (answer.type === 'trueFalse') return Number(answer.isTrue);
  if (answer.type === 'number') return Number(['1', '1.05', '0.95 kg'].includes(answer.text));
  if (answer.type === 'text') return Number(/^(?:rabindranath\s+)?tagore$/i.test(answer.text));
  if (body.type === 'order' && answer.type === 'order')
    return rightOf(order.map((text, at) => body.items[answer.order[at]!] === text));
  if (body.type === 'match' && answer.type === 'match')
    return rightOf(body.lefts.map((left, at) => body.rights[answer.rights[at]!] === pairs[left]));
  if (answer.type !== 'gaps') throw new Error(`An answer of type ${answer.type} to a question of type ${body.type}`);
  return rightOf([/^byte$/i.test(answer.texts[0]!), ['8', 'eight'].includes(answer.texts[1]!)]);
}

/** What an attempt earns in hundredths of a point, by a judge that shares no code with the API's. */
export const judged = (shown: readonly ShownQuestion[], answers: Record<string, AnswerBody>): number =>
  shown
    .map(({ _id, body, points }) => (answers[_id] ? Math.round(shareOf(body, answers[_id]) * points * 100) : 0))
    .reduce((sum, hundredths) => sum + hundredths, 0);
