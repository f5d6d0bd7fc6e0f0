import { screen } from '@testing-library/react';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { sampleLecture, sampleLectureList } from './mock-api.ts';
import { openViewer } from './render-viewer.tsx';
import { sampleAttempt, sampleQuiz } from './sample-quiz.ts';

const lecture = sampleLecture({ kind: 'quiz', title: 'What you know', durationSeconds: 120, video: null, files: [] });
export const passed = { points: 1, maxPoints: 1, isPassed: true, isTimeUp: false, isRegraded: false };
export const ended = (given: Partial<Attempt> = {}): Attempt => sampleAttempt(undefined, { result: passed, ...given });

export interface Sent {
  body?: object;
}

/** Opens the viewer on a quiz, and records the answers that it sends. */
export function openQuiz(responses: MockResponses = {}, role: Role = 'USER') {
  const saved: SavedAnswer[][] = [];
  const submitted: SavedAnswer[][] = [];
  const answersIn = ({ body }: Sent): SavedAnswer[] => (body as { answers: SavedAnswer[] }).answers;
  const view = openViewer({
    role,
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1',
    responses: {
      listLectures: () => sampleLectureList({ lectures: [lecture] }),
      getQuiz: () => sampleQuiz(),
      startAttempt: () => sampleAttempt(),
      saveAnswers: (sent: Sent) => (saved.push(answersIn(sent)), { judgements: [], leftMs: null }),
      submitAttempt: (sent: Sent) => (submitted.push(answersIn(sent)), ended()),
      listNotes: () => [],
      ...responses,
    },
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, saved, submitted, press };
}
