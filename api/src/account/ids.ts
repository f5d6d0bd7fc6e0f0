/** Text that can be somebody's id at all; PostgreSQL refuses to compare anything else with one. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
