/** The session cookie, which scripts cannot read: the API sets it, the front server only checks that it exists. */
export const sessionCookie = 'vidya_session';

/** The cookie with the shell build whose styles and fonts this browser has loaded. It identifies nobody. */
export const stylesCookie = 'vidya-loaded';
