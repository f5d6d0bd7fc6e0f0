const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a text in the form of our ids. Any other text cannot match, so skip the query. */
export const isId = (text: string): boolean => idPattern.test(text);
