import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import type { Role } from '@vidya/contracts/texts/choices';
import LearningRemote from '../remote.tsx';
import { loadScreenAt } from '../routes.tsx';
import { sampleLectureList } from './mock-api.ts';
import { currentPlayer, type MockPlayer, players } from './mock-player.ts';

beforeAll(() => loadScreenAt('/viewLectures'));

interface Opening {
  role?: Role;
  at?: string;
  responses?: MockResponses;
}

/** Opens the viewer on a course of four lectures, as a learner by default. */
export const openViewer = ({ role = 'USER', at = '/viewLectures?courseId=course-1', responses = {} }: Opening = {}) =>
  renderRemote(LearningRemote, {
    at,
    user: person({ role }),
    responses: { listLectures: () => sampleLectureList(), ...responses },
  });

/** Resolves to the player once it is on the page. */
export async function playing(): Promise<MockPlayer> {
  await waitFor(() => expect(players.at(-1)?.isGone).toBe(false));
  return currentPlayer();
}

/** Opens the menu of the staff's actions. */
export const openManage = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Manage' }));

/** A row of the course content. */
export const lectureRow = (name: RegExp) => screen.getByRole('link', { name });

/** Call after each test: removes all players and the remembered speed. */
export function forgetPlayers(): void {
  players.length = 0;
  localStorage.clear();
}
