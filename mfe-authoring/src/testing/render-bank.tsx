import { screen, within } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { useLocation } from 'react-router-dom';
import AuthoringRemote from '../remote.tsx';
import type { MockBank } from './mock-bank.ts';
// Loaded before the page asks for it.
import '../screens/QuestionBank/QuestionBank.tsx';

function Watched({ platform }: RemoteProps) {
  const { search } = useLocation();
  return (
    <>
      <AuthoringRemote platform={platform} />
      <output aria-label="Address">{search}</output>
    </>
  );
}

export const address = () => screen.getByLabelText('Address').textContent;

/** The page of a course's question bank. */
export const openBank = (bank: MockBank, responses: MockResponses = {}, search = '', courseId = 'course-1') =>
  renderRemote(Watched, {
    at: `/my-courses/edit-course/question-bank?courseId=${courseId}${search}`,
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: { getCourse: () => sampleDetail(), ...bank.responses(), ...responses },
  });

/** The first lines of the questions in the list. */
export async function rows(): Promise<string[]> {
  const items = await within(await screen.findByRole('list', { name: 'Questions' })).findAllByRole('listitem');
  return items.map((item) => item.querySelector('bdi')!.textContent);
}

type Click = { user: ReturnType<typeof openBank>['user'] };

/** Chooses an item of the menu of a question, by its first line. */
export async function choose({ user }: Click, question: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More about “${question}”` }));
  await user.click(screen.getByRole('button', { name: item }));
}
