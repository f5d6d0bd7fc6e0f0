/** The session cookie, which scripts cannot read: the API sets it, the front server only checks that it exists. */
export const sessionCookie = 'vidya_session';

/** '0': who signed in here last has no course to continue, so that pages keep no room for it. Anonymous. */
export const learningCookie = 'vidya-learning';

/** The cookie that a page of the site repeats in a header, which other sites cannot (decision S4). */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';
