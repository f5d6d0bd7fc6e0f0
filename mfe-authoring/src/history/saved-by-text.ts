/** Who saved a version; '' for an account that is gone, and for texts from before there was a history. */
export const savedByText = (name: string): string => (name === '' ? 'Author not recorded' : `By ${name}`);
