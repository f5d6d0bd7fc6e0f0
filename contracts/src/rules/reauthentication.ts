/** The envelope's `Error` of a call that needs a reauthentication first. */
export const reauthenticationCode = 'ReauthenticationNeeded';
