import { screen } from '@testing-library/react';
import { forgetPlayers, openViewer, playing } from '../../testing/render-viewer.tsx';

let mockIsDown = true;
jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));
jest.mock('../../player/VideoPlayer.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 42 failed.');
  return jest.requireActual('../../player/VideoPlayer.tsx');
});
jest.mock('./LectureTabs.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 43 failed.');
  return jest.requireActual('./LectureTabs.tsx');
});

afterEach(forgetPlayers);

test('the viewer stays when the files of player and tabs cannot be had, and each Retry brings its own', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { user } = openViewer();
  expect(await screen.findByText('The player could not be loaded.')).toBeVisible();
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^1\./ })).toBeVisible();
  mockIsDown = false;
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await playing();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('tab', { name: 'Notes' })).toBeVisible();
});
