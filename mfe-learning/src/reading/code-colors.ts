/** Highlighted code in both themes; each at least 4.5 : 1 on the sunken ground. The server names the classes. */
export const codeColor = `
  .tk-comment { color: light-dark(#5d6470, #9aa4b2); font-style: italic; }
  .tk-string { color: light-dark(#1c6b3a, #8fd6a5); }
  .tk-number { color: light-dark(#8a4b08, #f0b673); }
  .tk-keyword { color: light-dark(#8b1a89, #e39bea); }
  .tk-name { color: light-dark(#1f4fae, #8db8ff); }
  .tk-attribute { color: light-dark(#7a3b12, #f2a97c); }
`;
