import type { TextStyle } from './write-lines.ts';

/** Finding the size of a text asks for its width many times. Widths grow with the size, so one measurement is enough. */
export function measureOnce(measure: (text: string, style: TextStyle) => number) {
  const measured = new Map<string, number>();
  return (text: string, { size, weight = 'regular' }: TextStyle): number => {
    const key = `${weight} ${text}`;
    const width = measured.get(key) ?? measure(text, { size: 1, weight });
    measured.set(key, width);
    return width * size;
  };
}
