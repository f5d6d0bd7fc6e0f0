import type { Element } from '../element.ts';
import { childOf } from '../element.ts';
import { elementsText } from '../elements-text.ts';
import { reasons } from '../reasons.ts';
import { gapMark } from '../text-reader.ts';

const isFeedback = (name: string): boolean => /^feedback(?:Inline|Block)$/.test(name);
const isEntry = (name: string): boolean => /^(?:textEntry|inlineChoice)Interaction$/.test(name);
const isAside = (name: string): boolean => /^(?:rubricBlock|infoControl|stylesheet|gapText|gapImg)$/.test(name);

/** The content of a choice, without what is shown when it is chosen. */
export const choiceText = ({ children }: Element, notes: Set<string>): string =>
  elementsText(children, notes, ({ name }) => (isFeedback(name) ? '' : undefined));

/** What is asked, with `gapMark` where a text is entered. */
export function bodyText(body: Element, notes: Set<string>): string {
  const written = (element: Element): string | undefined => {
    const { name } = element;
    if (isEntry(name) || name === 'gap') return gapMark;
    if (isAside(name)) return '';
    if (isFeedback(name)) {
      notes.add(reasons.quizComments);
      return '';
    }
    const prompt = childOf(element, 'prompt');
    const own = prompt ? elementsText(prompt.children, notes) : '';
    if (name === 'gapMatchInteraction') {
      const children = element.children.filter((child) => child !== prompt);
      return `\n${own}\n${elementsText(children, notes, written)}\n`;
    }
    return name.endsWith('Interaction') ? `\n${own}\n` : undefined;
  };
  return elementsText(body.children, notes, written);
}
