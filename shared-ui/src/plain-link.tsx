import type { RenderLink } from './link.ts';

/** The default link: a plain anchor. */
export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
