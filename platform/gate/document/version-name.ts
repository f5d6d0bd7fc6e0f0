/** True for the name of a version: '1.0.0-a1b2c3'. It is also the name of its folder, so no '..' and no '/'. */
export const isVersionName = (text: string): boolean => /^[\w][\w.+-]{0,99}$/.test(text);
