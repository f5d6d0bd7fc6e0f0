// Replaces stylis's vendor prefixes, which styled-components leaves out by default and carries all the same: the browsers
// that the site serves need none. Plain JavaScript: webpack takes it as it is.

export const prefix = () => '';
