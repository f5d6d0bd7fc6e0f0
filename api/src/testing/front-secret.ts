/** What the front server and the API of a test share. */
export const frontSecret = 'a front secret for tests only, never elsewhere';
