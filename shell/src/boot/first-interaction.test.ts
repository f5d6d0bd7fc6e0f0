import { fireEvent } from '@testing-library/react';
import { onFirstInteraction } from './first-interaction.ts';

test('works once a control is reached, not while the page is only read', async () => {
  document.body.innerHTML = '<p>A text</p><a href="/course"><span>A link</span></a>';
  const [text, link] = [document.querySelector('p')!, document.querySelector('span')!];
  const done: string[] = [];
  onFirstInteraction(() => done.push('first'));
  fireEvent.pointerOver(text);
  fireEvent.scroll(window);
  await Promise.resolve();
  expect(done).toEqual([]);
  fireEvent.pointerOver(link);
  fireEvent.pointerDown(link);
  await Promise.resolve();
  expect(done).toEqual(['first']);
  onFirstInteraction(() => done.push('later'));
  await Promise.resolve();
  expect(done).toEqual(['first', 'later']);
});
