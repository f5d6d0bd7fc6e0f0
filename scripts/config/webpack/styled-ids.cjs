// Gives each styled component an id from its file and name. Without it the id counts the components evaluated so far:
// then the server and a browser, or two orders of loading remotes, would use different class names.
const { createHash } = require('node:crypto');
const path = require('node:path');

const declaration = /\b(const\s+(\w+)\s*=\s*styled)(\.\w+|\((?:[^()]|\([^()]*\))*\))/g;

/** The source with ids for its components; `file` is the same wherever it is built: 'mfe-catalog/src/routes.tsx'. */
const withIds = (source, file) =>
  source.replace(declaration, (_, head, name, tag) => {
    const hash = createHash('sha256').update(`${file}#${name}`).digest('hex').slice(0, 7);
    return `${head}${tag}.withConfig({ componentId: 'v${hash}' })`;
  });

/** A webpack loader for TypeScript source; loaders are CommonJS. Its files' names begin with `prefix`, below `base`. */
module.exports = function styledIds(source) {
  const { base, prefix } = this.getOptions();
  return withIds(source, prefix + path.relative(base, this.resourcePath).replaceAll('\\', '/'));
};
module.exports.withIds = withIds;
