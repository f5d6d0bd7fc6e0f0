import type { RemoteReleases } from '@vidya/contracts/release/release-calls';

/** The heading of an area's card: the focus goes there when the button that was pressed is gone. */
export const headingOf = ({ name }: RemoteReleases): HTMLElement | null => document.getElementById(`area-${name}`);
