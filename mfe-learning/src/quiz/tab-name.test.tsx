import { act, screen, waitFor } from '@testing-library/react';
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

test('a tab says at once that another one has opened its attempt', async () => {
  const { press } = openQuiz({ startAttempt: () => sampleAttempt() });
  await press('Start');
  const own = localStorage.getItem('vidya.quizOpened')!;
  const opened = (newValue: string): void =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vidya.quizOpened', newValue })));
  opened(own.replace('attempt-1', 'attempt-of-another-quiz'));
  expect(screen.queryByText('This attempt goes on in another tab.')).not.toBeInTheDocument();
  opened(own);
  expect(screen.getByText('This attempt goes on in another tab.')).toBeVisible();
  await press('Continue here');
  await waitFor(() => expect(screen.queryByText('This attempt goes on in another tab.')).not.toBeInTheDocument());
  expect(localStorage.getItem('vidya.quizOpened')).not.toBe(own);
});
