import { color, font, radius, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A field for a text that is typed in a form of its own. */
export const QuestionsText = styled.textarea`
  display: block;
  width: 100%;
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.ink};
  font: 0.9375rem/1.6 ${font.mono};
  tab-size: 2;
  resize: vertical;

  &[aria-invalid] {
    border-color: ${color.danger};
  }
`;

/** The text with something at its caret, which follows it once that is in the field. */
export function withInserted(area: HTMLTextAreaElement, added: string): string {
  const { selectionStart: from, selectionEnd: to, value } = area;
  requestAnimationFrame(() => area.setSelectionRange(from + added.length, from + added.length));
  return value.slice(0, from) + added + value.slice(to);
}

/** Moves the caret of the text to the start of a line, from 1. */
export function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start);
}
