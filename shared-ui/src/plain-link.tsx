import type { RenderLink } from './link.ts';

/** The link that is drawn when the caller brings none. */
export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
