import { breakpoint } from '@vidya/shared-ui/tokens';

/** Where the film stays in sight: upright and narrow. On its side a phone has no room for more than the film. */
export const pinned = `@media (max-width: ${breakpoint.laptop - 0.02}px) and (max-aspect-ratio: 4 / 5)`;
