const auth = '/user/auth';

/** The path for social sign-in: a page load, not a call. */
export const socialSignInPath = `/api/v1${auth}/social`;

/** The same, and the provider asks who is there: a proof for who has nothing else. */
export const freshSocialSignInPath = `${socialSignInPath}?fresh=1`;

export const socialCallbackPath = `/api/v1${auth}/social/callback`;
