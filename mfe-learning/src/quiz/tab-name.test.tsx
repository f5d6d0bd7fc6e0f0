import { act, waitFor } from '@testing-library/react';
import { openQuiz, type Sent } from '../testing/render-quiz.tsx';
import { sampleAttempt } from '../testing/sample-quiz.ts';

test('a duplicated tab has a name of its own', async () => {
  const names: unknown[] = [];
  const { press } = openQuiz({
    startAttempt: ({ body }: Sent) => (names.push((body as { tabId: string }).tabId), sampleAttempt()),
  });
  await press('Start');
  await waitFor(() => expect(names).toHaveLength(1));
  // What a duplicate gets a copy of.
  expect(sessionStorage.getItem('vidya.quizTab')).toBeNull();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('vidya.quizTab')).toBe(names[0]);
});
