/** The session's cookie, which the browser's scripts cannot read: the API sets it, the front server sees that it is there. */
export const sessionCookie = 'vidya_session';
