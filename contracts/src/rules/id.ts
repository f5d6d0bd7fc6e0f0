const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of our ids. What has not is nothing's id: no need to look for it. */
export const isId = (text: string): boolean => idPattern.test(text);
