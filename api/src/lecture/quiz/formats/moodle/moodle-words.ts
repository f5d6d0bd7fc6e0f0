import { childOf, childrenOf, type Element } from '../element.ts';
import { reasons } from '../reasons.ts';
import { gapMark } from '../text-reader.ts';
import type { MoodleBody } from './moodle-answers.ts';
import { moodleText } from './moodle-text.ts';

/** A text with `[[1]]` for the first of its words, to be dragged or selected. */
export function wordsOf(question: Element, notes: Set<string>): MoodleBody {
  const boxes = [...childrenOf(question, 'dragbox'), ...childrenOf(question, 'selectoption')];
  const words = boxes.map((box) => moodleText(box, notes));
  const gaps: string[][] = [];
  const used = new Set<number>();
  const text = moodleText(childOf(question, 'questiontext'), notes).replace(
    /\[\[(\d{1,3})\]\]/g,
    (_, number: string) => {
      used.add(Number(number) - 1);
      gaps.push([words[Number(number) - 1] ?? '']);
      return gapMark;
    },
  );
  if (gaps.length === 0) return reasons.noQuestion;
  if (words.some((_, at) => !used.has(at))) notes.add(reasons.gapChoices);
  return { type: 'gaps', gaps, text };
}
