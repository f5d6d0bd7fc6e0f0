import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** What a component asks of a link: an address and everything an anchor carries. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * Draws a link. Lets the router's own link stand in without this package knowing a router:
 * `renderLink={({ href, ...rest }) => <Link to={href} state={{ course }} {...rest} />}`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;
