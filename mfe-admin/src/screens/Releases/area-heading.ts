import type { RemoteReleases } from '@vidya/contracts/release/release-calls';

/** The heading of an area's card. It gets the focus when the pressed button is gone. */
export const headingOf = ({ name }: RemoteReleases): HTMLElement | null => document.getElementById(`area-${name}`);
