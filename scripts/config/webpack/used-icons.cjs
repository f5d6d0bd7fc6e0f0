// Leaves out the icons that neither the package nor shared-ui names: a third of them, on every page.
const fs = require('node:fs');
const path = require('node:path');

const entry = /^ +["']?([\w-]+)["']?:\s+(?:'[^']*'|"[^"]*"),\n/gm;
const isSource = (file) =>
  /\.(tsx?|js)$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file) && !/icon-paths\.[jt]s$/.test(file);

const textsIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter(isSource)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

/** A webpack loader for shared-ui's icon-paths.ts; loaders are CommonJS. A name may also end a template: `chevron-${side}`. */
module.exports = function usedIcons(source) {
  const own = path.join(this.rootContext, 'src');
  const shared = path.resolve(this.resourcePath, '../..');
  for (const folder of [own, shared]) this.addContextDependency(folder);
  const text = [...textsIn(own), ...textsIn(shared)].join('\n');
  const beginnings = [...text.matchAll(/`([\w-]+-)\$\{/g)].map(([, beginning]) => beginning);
  const isUsed = (name) =>
    text.includes(`'${name}'`) || text.includes(`"${name}"`) || beginnings.some((one) => name.startsWith(one));
  return source.replace(entry, (line, name) => (isUsed(name) ? line : ''));
};
