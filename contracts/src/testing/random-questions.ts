import type { WrittenQuestion } from '../rules/quiz/question.ts';

/** A generator with a seed, so that a failure comes again. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
}

const signs = ['a', 'ज', '7', ' ', '=', '~', '#', '{', '}', '>', '->', '%', ':', '\\', '`', '$$', '/', '.', 'z'];

function written(next: (below: number) => number): WrittenQuestion {
  const some = (): string => {
    const text = Array.from({ length: 1 + next(8) }, () => signs[next(signs.length)]!).join('');
    // A lone mark would pair with one of the form.
    return `x${text}`.replace(/[`\\]|\$\$/g, '').trim();
  };
  const several = (min: number): string[] => [...new Set(Array.from({ length: 6 }, some))].slice(0, min + next(3));
  const kind = next(7);
  const head = {
    text: some(),
    explanation: next(2) === 0 ? '' : some(),
    points: 1 + next(5),
    tags: next(2) === 0 ? [] : ['t'],
  };
  if (kind === 0 || next(9) === 0) {
    const choices = ['p', 'q', ...several(1)].map((text, at) => ({
      text,
      isRight: at === 0 || next(2) === 0,
      comment: next(2) === 0 ? '' : some(),
    }));
    return { ...head, type: 'choice', choices };
  }
  if (kind === 1) return { ...head, type: 'trueFalse', isTrue: next(2) === 0, comment: some() };
  if (kind === 2)
    return { ...head, type: 'number', value: next(100) / 4, tolerance: next(3), unit: next(2) === 0 ? '' : some() };
  if (kind === 3) return { ...head, type: 'text', accepted: several(1) };
  if (kind === 4) return { ...head, type: 'order', items: ['p', ...several(1)] };
  if (kind === 5)
    return { ...head, type: 'match', pairs: ['p', ...several(1)].map((left) => ({ left, right: some() })) };
  return { ...head, type: 'gaps', text: `${head.text} ___ ${some()}`, gaps: [several(1)] };
}

/** One to three questions of any type; the same for the same seed. */
export function randomQuestions(seed: number): WrittenQuestion[] {
  const next = random(seed);
  return Array.from({ length: 1 + next(3) }, () => written(next));
}
