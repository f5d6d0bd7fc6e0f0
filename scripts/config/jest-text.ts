/** What webpack makes of an imported text file: its text. */
export default {
  process: (text: string) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
