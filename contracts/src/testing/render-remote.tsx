import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import type { Remote } from '../browser/platform.tsx';
import type { User } from '../calls/account.ts';
import { type MockOptions, type MockPlatform, MockSite, mockPlatform } from './mock-platform.tsx';

interface RenderOptions extends MockOptions {
  at: InitialEntry;
  /** Effects run, are cleaned up and run again. React does this only for a root in strict mode, not for a part of it. */
  isStrict?: boolean;
}

/** Renders a remote at a URL on a mock platform; returns the platform, a simulated user, and what was rendered. */
export function renderRemote(
  RemoteUnderTest: Remote,
  { at, isStrict = false, ...options }: RenderOptions,
): { platform: MockPlatform; user: UserEvent } & Pick<RenderResult, 'container' | 'unmount'> {
  const platform = mockPlatform(options);
  const { container, unmount } = render(
    <MockSite at={at}>
      <RemoteUnderTest platform={platform} />
    </MockSite>,
    { reactStrictMode: isStrict },
  );
  return { platform, user: userEvent.setup({ pointerEventsCheck: 0 }), container, unmount };
}

/** A person to sign in as; set only the fields that matter in the test. */
export const person = (given: Partial<User> = {}): User => ({
  _id: 'user-1',
  fullName: 'Asha Rao',
  email: 'asha@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role: 'USER',
  subscriptions: [],
  createdCourses: [],
  ...given,
});
