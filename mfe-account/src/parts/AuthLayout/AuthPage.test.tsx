import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMedia } from '../../testing/mock-window.ts';
import { AuthPage } from './AuthPage.tsx';

const large = 'min-width: 64em';
const film = () => document.querySelector('video');

/** jsdom plays no video: the two methods only dispatch their events. */
const stubPlayback = () => {
  const tell = (name: 'play' | 'pause') => () => film()?.dispatchEvent(new Event(name));
  return {
    play: jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void tell('play')()),
    pause: jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(tell('pause')),
  };
};

const open = (...holding: string[]) => {
  stubMedia(...holding);
  render(<AuthPage title="Log in">the form</AuthPage>);
};

test('plays a muted loop beside the page on large screens', () => {
  open(large);
  expect(film()).toHaveProperty('muted', true);
  expect(film()).toHaveProperty('loop', true);
  expect(film()).toHaveProperty('autoplay', true);
  expect(screen.getByText('the form')).toBeVisible();
});

test('can be paused', async () => {
  const { pause } = stubPlayback();
  open(large);
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the background video' }));
  expect(pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Play the background video' })).toBeVisible();
});

test('stays a picture for people who want stillness', () => {
  open(large, 'prefers-reduced-motion');
  expect(film()).toHaveProperty('autoplay', false);
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).toHaveAttribute('poster');
  expect(screen.getByRole('button', { name: 'Play the background video' })).toBeVisible();
});

test('is not fetched on small screens', () => {
  open();
  expect(film()).toBeNull();
});
