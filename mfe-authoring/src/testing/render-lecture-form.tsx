import { cleanup, screen } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { useLocation } from 'react-router-dom';
import AuthoringRemote from '../remote.tsx';
import { forgetUploads } from '../uploads/uploads.ts';
import { sampleLecture } from './mock-api.ts';
import { mockTus } from './mock-uploads.ts';

/** Setup and cleanup of every test of the lecture screens. Fake timers advance by themselves. */
export function prepareLectureScreens(): void {
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    sessionStorage.clear();
    mockTus();
  });
  afterEach(() => {
    cleanup();
    forgetUploads();
    jest.useRealTimers();
  });
}

export const instructor = person({ _id: 'instructor-1', fullName: 'Meera Iyer', role: 'INSTRUCTOR' });

/** The remote, and beside it the current address and router state. */
function Watched({ platform }: RemoteProps) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <AuthoringRemote platform={platform} />
      <output>{JSON.stringify({ address: pathname + search, state })}</output>
    </>
  );
}
export const place = () => JSON.parse(screen.getByText(/"address"/).textContent) as { address: string; state: unknown };

type At = Parameters<typeof renderRemote>[1]['at'];

export const open = (at: At, responses: MockResponses = {}) =>
  renderRemote(Watched, {
    at,
    user: instructor,
    responses: {
      getCourse: () => sampleDetail(),
      listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture()] }),
      ...responses,
    },
  });

export const add = '/addLecture?courseId=course-1';
/** Opens the form of a new lecture, and waits until the course is known to be the person's own. */
export async function openAdd(responses: MockResponses = {}) {
  const shown = open(add, responses);
  await screen.findByRole('textbox', { name: 'Topic' });
  return shown;
}
export const edit = '/editLecture?courseId=course-1&lectureId=lecture-1';
export const topic = () => screen.getByRole('textbox', { name: 'Topic' });
export const link = () => screen.getByRole('textbox', { name: 'Youtube Link' });
export const file = () => screen.getByLabelText(/^(Upload a|Replace the) Video/);
export const next = () => screen.getByRole('button', { name: 'Save & Next' });
