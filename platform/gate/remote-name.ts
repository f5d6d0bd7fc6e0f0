/** Whether an area can have this name. Every object has a `constructor`. */
export const isRemoteName = (text: string): boolean => /^[a-z]{2,20}$/.test(text) && text !== 'constructor';
