import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { AvailabilityBanner } from './AvailabilityBanner.tsx';
import { staleAtom } from './frame-atoms.ts';

const store = createStore();
const show = () =>
  render(
    <Provider store={store}>
      <AvailabilityBanner />
    </Provider>,
  );
const said = (): string | null => screen.getByRole('status').textContent;

it('says that the server is away until a fresh response comes', () => {
  show();
  expect(said()).toBe('');
  act(() => store.set(staleAtom, true));
  expect(said()).toContain('Our server is down');
  act(() => store.set(staleAtom, false));
  expect(said()).toBe('');
});

it('says that the device is offline, which explains the rest', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => store.set(staleAtom, true));
  show();
  expect(said()).toBe('You are offline. What is on the screen may be out of date.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toContain('Our server is down');
});
