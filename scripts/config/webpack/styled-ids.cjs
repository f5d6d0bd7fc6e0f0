// Gives each styled component an id from its file and name. Without it the id counts the components evaluated so far:
// then the server and a browser, or two orders of loading remotes, would use different class names.
const { createHash } = require('node:crypto');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const declaration = /\b(const\s+(\w+)\s*=\s*styled)(\.\w+|\((?:[^()]|\([^()]*\))*\))/g;

/** A webpack loader for TypeScript source; loaders are CommonJS. */
module.exports = function styledIds(source) {
  const file = path.relative(root, this.resourcePath).replaceAll('\\', '/');
  return source.replace(declaration, (_, head, name, tag) => {
    const hash = createHash('sha256').update(`${file}#${name}`).digest('hex').slice(0, 7);
    return `${head}${tag}.withConfig({ componentId: 'v${hash}' })`;
  });
};
