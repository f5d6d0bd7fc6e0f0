import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteProps } from '../browser/platform.tsx';
import type { Role } from '../texts/choices.ts';
import { type MockOptions, MockSite, mockPlatform } from './mock-platform.tsx';
import { mockVisit } from './mock-visit.ts';

interface Alone {
  /** The path shown at '/'. */
  home: string;
  /** The theme's style sheet. */
  css: string;
  platformFor: (role: Role | undefined) => MockOptions;
}

/** Renders a remote on a page of its own, without shell and API. */
export function runAlone(Remote: ComponentType<RemoteProps>, { home, css, platformFor }: Alone): void {
  const { at, role } = mockVisit(home, location);
  const platform = mockPlatform(platformFor(role));
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <MockSite at={at}>
      <style>{css}</style>
      <Remote platform={platform} />
    </MockSite>,
  );
}
