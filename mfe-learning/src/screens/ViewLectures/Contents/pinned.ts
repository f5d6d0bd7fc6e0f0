import { breakpoint } from '@vidya/shared-ui/tokens';

/** Windows where the video stays in view: narrow and portrait. A phone in landscape has room for the video only. */
export const pinned = `@media (max-width: ${breakpoint.laptop - 0.02}px) and (max-aspect-ratio: 4 / 5)`;
