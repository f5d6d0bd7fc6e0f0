import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** The props that a component passes to a link: an address and all attributes of an anchor. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * Renders a link. The caller can use the router's link without this package depending on a router:
 * `renderLink={({ href, ...rest }) => <Link to={href} state={{ course }} {...rest} />}`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

/** The default link: a plain anchor. */
export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
