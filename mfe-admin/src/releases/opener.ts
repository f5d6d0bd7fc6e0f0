import type { RemoteReleases } from '@vidya/platform/calls/area-releases';

export const openerIdOf = (name: string): string => `area-${name}`;

/** The button that opens an area's row. It gets the focus when the pressed button is gone. */
export const openerOf = ({ name }: RemoteReleases): HTMLElement | null => document.getElementById(openerIdOf(name));
