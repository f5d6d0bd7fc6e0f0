import type { Outcome } from '../../calls/choices.ts';
import { routeOf } from '../routes-here.ts';
import { headerProblem, onNothing, pressedPart } from './frame-look.ts';
import type { OutcomeReport } from './outcome-reports.ts';
import { onPress } from './presses.ts';

/** In ms. The first look waits as the one for a blank page does; who presses sees something happen by then. */
const lookAfterMs = 3_000;
const resultWithinMs = 3_000;

type Tell = (word: OutcomeReport) => void;

/**
 * Looks at what an area may do to the page without throwing anything: whether the header can be seen and pressed, and
 * whether presses lead to something. Returns a function that takes each version as it is drawn.
 */
export function watchFrame(tell: Tell): Tell {
  const drawn = new Map<string, OutcomeReport>();
  const say = (words: Iterable<OutcomeReport>, outcome: Outcome, problem: string): void => {
    for (const word of words) {
      tell({ ...word, outcome, loadMs: undefined, error: new Error(problem), path: location.pathname });
    }
  };
  const look = (): void => {
    const problem = document.visibilityState === 'visible' ? headerProblem() : undefined;
    // Any version of this tab may be the cause: styles and listeners stay when its page is left.
    if (problem) say(drawn.values(), 'frameBroken', problem);
  };
  onPress((event) => {
    const part = pressedPart(event);
    const here = drawn.get(routeOf(location.pathname)?.area ?? '');
    if (part === 'header')
      onNothing(() => say(drawn.values(), 'frameBroken', 'A press on the header led to nothing.'), resultWithinMs);
    if (part === 'area' && here)
      onNothing(() => say([here], 'pressIgnored', 'A press led to nothing.'), resultWithinMs);
  });
  return (word) => {
    drawn.set(word.name, word);
    setTimeout(look, lookAfterMs);
  };
}
