/** The session cookie, which scripts cannot read: the API sets it, the front server only checks that it exists. */
export const sessionCookie = 'vidya_session';
